/** Runs as reports see them, made up for tests: only the given numbers matter. */

import type { Condition, ReportedRun } from '../src/reports/condition.ts';
import type { TestScore } from '../src/reports/testScores.ts';
import { EXAMPLE_RUN } from './exampleRuns.ts';

/** Points of a thousand games without draws by opponent, with an interval of 0.03 on either side. */
export function reportedRun(id: number, points: Readonly<Record<string, number>>, variant = 'english'): ReportedRun {
  const times = { createdAt: '', updatedAt: '' };
  return {
    run: { ...EXAMPLE_RUN, id, seed: id, variant, status: 'finished', generation: 2, ...times },
    generations: [],
    champion: undefined,
    tests: [],
    strengths: [],
    scores: new Map(Object.entries(points).map(([opponent, share]) => [opponent, scoreOf(opponent, share)])),
  };
}

/** A condition whose runs are numbered consecutively and have only met random moves. */
export function conditionOf(label: string, first: number, shares: readonly number[], variant = 'english'): Condition {
  return { label, runs: shares.map((share, index) => reportedRun(first + index, { random: share }, variant)) };
}

function scoreOf(opponent: string, value: number): TestScore {
  const share = { value, low: value - 0.03, high: value + 0.03 };
  return { opponent, games: 1000, wins: Math.round(1000 * value), draws: 0, winRate: share, points: share };
}
