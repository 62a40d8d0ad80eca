/**
 * What HG looks for: the weights that have the least squared error on positions of its last phase, found directly by
 * least squares instead of evolution. They show how near HG comes to them, and what they are worth in games.
 */

import { LARGEST_WEIGHT, formatLinear } from '../../evaluators/linearText.ts';
import { shapeNamed } from '../../evaluators/shapes.ts';
import { openExperiment } from '../../experiments/experiment.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { Store } from '../../store/store.ts';
import type { PositionsFitness } from '../../trials/positions.ts';
import { stagesOf } from '../../trials/positions.ts';
import { SquaredError } from '../../trials/squaredError.ts';
import type { ValuedPosition } from '../../trials/valuePositions.ts';
import { valuePositions } from '../../trials/valuePositions.ts';
import { evaluationOf } from './paperPlayers.ts';

const SEED = 2007;

/** The evaluation with the least error on new positions of the last phase of a run, in whole points, as after `eval=`. */
export function leastSquaresEvaluation(store: Store, run: number): string {
  const { variant, experiment: stored } = store.run(run);
  const { genome, fitness } = openExperiment(stored, `run ${run}`);
  const shape = shapeNamed((genome as unknown as { readonly shape: string }).shape);
  const drawn = lastPositions(store, run, fitness as unknown as PositionsFitness);
  const weights = new SquaredError(shape, variantNamed(variant).board, drawn).leastWeights();
  return `linear(${formatLinear({ shape, weights: weights.map(inPoints) })})`;
}

/** Drawn and valued as in the run, by the fittest of the phase before, but not the same ones. */
function lastPositions(store: Store, run: number, fitness: PositionsFitness): ValuedPosition[] {
  const { variant, generation } = store.run(run);
  const { positions, newest, depth, extend, win } = fitness;
  const valuer = generation === 0 ? null : evaluationOf(store.generationOf(run, generation - 1).best.player);
  const ranges = stagesOf(fitness, generation);
  const count = Math.round(newest * positions);
  return [ranges.newest, ranges.earlier].flatMap((range, part) =>
    valuePositions({
      variant,
      draw: { ...range, path: [SEED, run, part], from: 0, to: part === 0 ? count : positions - count },
      evaluation: valuer,
      depth,
      extend,
      win,
    }),
  );
}

function inPoints(weight: number): number {
  return Math.round(Math.max(-LARGEST_WEIGHT, Math.min(LARGEST_WEIGHT, weight))) + 0;
}
