/** The plan: every condition at the size of a scale. */

import { fileURLToPath } from 'node:url';
import { openExperimentFile } from '../../experiments/experimentFile.ts';
import type { Plan } from '../../experiments/plan.ts';
import { readPlan } from '../../experiments/plan.ts';
import { resolveSpec } from '../../players/players.ts';
import type { Scale } from '../paper.ts';
import { CONDITIONS, SIX_PLIES } from './design.ts';
import { SIZES } from './scales.ts';

const NAME = 'nguyen2018';

const QUESTION =
  'Does the method of Nguyen (2018) learn to play, as its text describes it and as its program ran? What do crossover, ' +
  'mutation and search contribute, and how much better is our own way at the same cost? His report has headings for ' +
  'these results, but no results.';
const QUICK = 'The plan of the study in small, to check in a minute that everything works. Its numbers mean nothing.';

export function paperPlan(scale: Scale): Plan {
  const sizes = SIZES[scale];
  const json = {
    name: scale === 'standard' ? NAME : `${NAME}-${scale}`,
    description: scale === 'quick' ? QUICK : QUESTION,
    set: sizes.set,
    seeds: sizes.seeds,
    conditions: LONGEST_FIRST.map((condition) => ({
      name: condition.name,
      description: condition.description,
      ...(condition.name === SIX_PLIES && { seeds: sizes.longSeeds }),
      experiment: `${condition.experiment}.json`,
      set: [...condition.set, ...(sizes.of[condition.experiment] ?? [])],
    })),
  };
  return readPlan(json, NAME, { open: (file) => openExperimentFile(pathOf(file)), resolve: resolveSpec });
}

/** So that no thread is left alone with it in the end. */
const LONGEST_FIRST = CONDITIONS.toSorted(
  (one, two) => Number(two.name === SIX_PLIES) - Number(one.name === SIX_PLIES),
);

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../../../experiments/nguyen/${file}`, import.meta.url));
}
