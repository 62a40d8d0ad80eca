/** Runs of the thesis of Foley (2003) as evidence, with made-up numbers, so that every verdict can be brought about. */

import type { Course, IslandCourse, StageWeights } from '../src/papers/foley2003/course.ts';
import type { StudiedRun } from '../src/papers/foley2003/evidence.ts';
import type { Stage, Term } from '../src/papers/foley2003/terms.ts';
import { STAGES, TERMS } from '../src/papers/foley2003/terms.ts';

const INTERVAL = 15;

/** Mean weights of which the terms of each stage come in the order of their size; all others follow in theirs. */
export function weightsWith(first: Partial<Record<Stage, readonly Term[]>>): StageWeights {
  return STAGES.map((stage) => {
    const wanted = first[stage] ?? [];
    const order = [...wanted, ...TERMS.filter((term) => !wanted.includes(term))];
    return TERMS.map((term) => 900 - 100 * order.indexOf(term));
  });
}

export function flatCourse(weights: StageWeights, generations = 65): IslandCourse {
  return {
    weights: Array.from({ length: generations }, () => weights),
    similarity: Array.from({ length: generations }, () => 0.5),
  };
}

export function singleCourse(weights: StageWeights): Course {
  const whole = flatCourse(weights);
  return { ...whole, islands: [whole], interval: undefined };
}

export function islandCourse(islands: readonly IslandCourse[]): Course {
  return { ...islands[0]!, islands, interval: INTERVAL };
}

export function exampleRun(change: Partial<StudiedRun>): StudiedRun {
  const score = {
    opponent: 'alphabeta:depth=4',
    games: 200,
    wins: 100,
    draws: 0,
    winRate: { value: 0.5, low: 0.43, high: 0.57 },
    points: { value: 0.5, low: 0.43, high: 0.57 },
  };
  const course = change.course ?? singleCourse(weightsWith({}));
  return {
    condition: 'single',
    id: 1,
    seed: 1,
    depth: 4,
    generations: course.weights.length,
    games: 1000,
    course,
    elo: { value: 800, low: 750, high: 850 },
    material: score,
    positional: score,
    captures: undefined,
    endings: undefined,
    ...change,
  };
}
