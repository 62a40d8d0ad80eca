/**
 * The plan: every heuristic in both games, and the controls. It is made from the sizes of a scale instead of being
 * written down three times, since its conditions differ only in shape, game and size.
 */

import { fileURLToPath } from 'node:url';
import type { Plan } from '../../experiments/plan.ts';
import { readPlan } from '../../experiments/plan.ts';
import { openExperimentFile } from '../../experiments/experimentFile.ts';
import { resolveSpec } from '../../players/players.ts';
import type { Scale } from '../paper.ts';
import type { StudiedCondition } from './design.ts';
import { conditionsOf } from './design.ts';
import { evaluatorShape, hasDeepDuels } from './heuristics.ts';
import type { Sizes } from './scales.ts';
import { SIZES } from './scales.ts';

const NAME = 'mandziuk2007';
const DEFAULT: Scale = 'standard';

const QUESTION =
  'Which conclusions of Mańdziuk, Kusiak and Walędzik (2007) are confirmed when their fifteen heuristics of checkers and ' +
  'give-away are evolved again with several seeds? Do the settings that the paper does not give matter?';
const QUICK = 'The plan of the study in small, to check in a minute that everything works. Its numbers mean nothing.';

export function paperPlan(scale: Scale): Plan {
  const sizes = SIZES[scale];
  const json = {
    name: scale === DEFAULT ? NAME : `${NAME}-${scale}`,
    description: scale === 'quick' ? QUICK : QUESTION,
    set: SHARED,
    seeds: sizes.seeds,
    conditions: conditionsOf(sizes).map((condition) => ({
      name: condition.name,
      description: condition.description,
      experiment: experimentOf(condition),
      set: settingsOf(condition, sizes),
    })),
  };
  return readPlan(json, NAME, { open: (file) => openExperimentFile(pathOf(file)), resolve: resolveSpec });
}

/** What champions are worth is measured after the runs, in the tests of the paper. */
const SHARED = ['test.games=2', 'test.opponents=["random"]', 'yardstick.every=0'];

function experimentOf({ game, generator }: StudiedCondition): string {
  return `${generator.toLowerCase()}-${game === 'checkers' ? 'checkers' : 'giveaway'}.json`;
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../../../experiments/mandziuk/${file}`, import.meta.url));
}

function settingsOf(condition: StudiedCondition, sizes: Sizes): string[] {
  const { generator, control } = condition;
  const changed = control && 'set' in control.change ? [control.change.set] : [];
  const own = generator === 'HG' ? hgSettings(changed.includes(REUSE), sizes) : shgSettings(condition, sizes);
  return [`genome.shape=${shapeOf(condition)}`, ...own, ...changed];
}

const REUSE = 'fitness.reuse=true';

function hgSettings(isReusing: boolean, { hg }: Sizes): string[] {
  return [
    `evolver.population=${hg.population}`,
    `evolver.patience=${hg.patience}`,
    `fitness.positions=${isReusing ? hg.positionsReused : hg.positions}`,
    `fitness.depth=${hg.depth}`,
    `generations=${hg.phases - 1}`,
  ];
}

function shgSettings({ shape }: StudiedCondition, { shg }: Sizes): string[] {
  const { population, crossings, generations, together, depth, mutation } = shg[hasDeepDuels(shape) ? 1 : 0];
  return [
    `evolver.population=${population}`,
    `evolver.crossings=${crossings}`,
    `evolver.together=${together}`,
    `generations=${generations - 1}`,
    `strategy.depth=${depth}`,
    `genome.mutation.probability=${mutation}`,
  ];
}

function shapeOf({ shape, game, control }: StudiedCondition): string {
  if (!control || 'set' in control.change) return evaluatorShape(shape, game);
  if (control.change.shape === 'with every raw number') return '16F';
  return evaluatorShape(shape, game === 'checkers' ? 'give-away' : 'checkers');
}
