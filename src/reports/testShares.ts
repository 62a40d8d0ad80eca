/**
 * What reports take from tests: the share of points, where a draw is half a point. Tests by other protocols than the
 * fair one counted only wins, so for these it is the share of games won.
 */

import type { Estimate } from '../charts/chart.ts';
import type { Condition, ReportedRun } from './condition.ts';
import { allRuns } from './condition.ts';
import type { TestScore } from './testScores.ts';

export type Measure = 'points' | 'wins';

/** The score of a run against an opponent. */
export interface RunShare {
  readonly run: ReportedRun;
  readonly score: TestScore;
  /** By the requested measure. */
  readonly share: Estimate;
}

/**
 * All opponents, beginning with the one that most runs have met. The runs themselves are not among them: no run meets
 * itself, so the runs do not all have the same opponents.
 */
export function opponentsMet(conditions: readonly Condition[]): string[] {
  const own = rivalSpecs(conditions);
  return allMet(conditions).filter((opponent) => !own.has(opponent));
}

/** Those of the runs that others of them have met, in the order of the runs. */
export function rivalsMet(conditions: readonly Condition[]): string[] {
  const met = new Set(allMet(conditions));
  return [...rivalSpecs(conditions)].filter((spec) => met.has(spec));
}

/** Points, if all tests against the opponent counted them. */
export function measureAgainst(conditions: readonly Condition[], opponent: string): Measure {
  const scores = allRuns(conditions).flatMap(({ scores: own }) => own.get(opponent) ?? []);
  // The name of the opponent contains the protocol, if it is not the fair one.
  const hasPoints = scores.every((score) => score.opponent === opponent && score.points !== null);
  return hasPoints ? 'points' : 'wins';
}

/** The scores of the runs that have met the opponent. */
export function sharesAgainst({ runs }: Pick<Condition, 'runs'>, opponent: string, measure: Measure): RunShare[] {
  return runs.flatMap((run) => {
    const score = run.scores.get(opponent);
    const share = measure === 'points' ? score?.points : score?.winRate;
    return score && share ? [{ run, score, share }] : [];
  });
}

/** `scores 74.2 % of the points` for one, `score 74.2 % of the points` for many. */
export function madeText(measure: Measure, share: string, isMany = false): string {
  const [verb, whole] = measure === 'points' ? ['score', 'points'] : ['win', 'games'];
  return `${verb}${isMany ? '' : 's'} ${share} of the ${whole}`;
}

export function runLabel({ run }: ReportedRun): string {
  return `run ${run.id}`;
}

function rivalSpecs(conditions: readonly Condition[]): Set<string> {
  return new Set(allRuns(conditions).map(({ run }) => `run:${run.id}`));
}

function allMet(conditions: readonly Condition[]): string[] {
  const met = allRuns(conditions).flatMap(({ scores }) => [...scores.keys()]);
  const counts = Map.groupBy(met, (opponent) => opponent);
  return [...counts.keys()].toSorted((one, other) => counts.get(other)!.length - counts.get(one)!.length);
}
