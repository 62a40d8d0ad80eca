/** How much a feature matters to a strategy, measured in positions in which it has a choice. */

import type { Strategy } from '../evaluators/strategy.ts';
import type { Feature, Reading } from '../features/feature.ts';
import { compileClosures } from '../grammar/expression/compileClosures.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import { BLACK, opponent } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { LookingMode, MovePreview } from './movePreview.ts';
import { firstOfBest, previewMoves, readFeatures } from './movePreview.ts';

/** The effect of a feature on the choices of a strategy. */
export interface FeatureReport {
  readonly name: string;
  readonly phrase: string;
  readonly sentence: string;
  /** The share of positions in which it would choose a different move if no move changed this feature. */
  readonly changesChoice: number;
  /** The shares of positions after a move in which one more of it raises the score, and lowers it. */
  readonly raises: number;
  readonly lowers: number;
  /** The average change of the score for one more of it; null if that is not a number. */
  readonly sensitivity: number | null;
}

/** A position with a choice, as a strategy sees it. */
export interface Choice {
  readonly moves: readonly MovePreview[];
  /** The index of the move it would choose with a different evaluation. */
  readonly chosenBy: (worth: Reading) => number;
  /** The values of its features before the move. */
  readonly before: Float64Array;
  /** -1 if the value is negated for White. */
  readonly sign: number;
}

export function choicesIn(
  strategy: Strategy,
  positions: readonly Position[],
  variant: Variant,
  mode: LookingMode,
): Choice[] {
  return positions.map((position) => {
    const { kings, turn } = position;
    return {
      moves: previewMoves(strategy, position, variant, mode),
      chosenBy: (worth) => {
        const moves = previewMoves({ ...strategy, worth }, position, variant, mode);
        return firstOfBest(moves.map((move) => move.worth));
      },
      before: readFeatures(strategy, [ownPieces(position), otherPieces(position), kings, turn, opponent(turn)]),
      sign: strategy.isRelative || turn === BLACK ? 1 : -1,
    };
  });
}

export function measureFeature(strategy: Strategy, feature: Feature, choices: readonly Choice[]): FeatureReport {
  const index = strategy.features.indexOf(feature);
  const value = compileClosures(
    strategy.tree,
    strategy.features.map(({ name }) => name),
  );
  const valueWith = (values: Float64Array, other: number): number => value(values.with(index, other));
  const changed = choices.filter(({ moves, before, sign, chosenBy }) => {
    const held = chosenBy((...words) => sign * valueWith(readFeatures(strategy, words), before[index]!));
    return held !== firstOfBest(moves.map(({ worth }) => worth));
  });
  const changes = choices.flatMap(({ moves }) =>
    moves.map(({ values }) => {
      const step = values[index]! < feature.high ? 1 : -1;
      return step * (valueWith(values, values[index]! + step) - value(values));
    }),
  );
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  return {
    name: feature.name,
    phrase: feature.phrase,
    sentence: feature.sentence,
    changesChoice: changed.length / choices.length,
    raises: changes.filter((change) => change > 0).length / changes.length,
    lowers: changes.filter((change) => change < 0).length / changes.length,
    sensitivity: Number.isFinite(mean) ? mean : null,
  };
}
