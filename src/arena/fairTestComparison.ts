/**
 * Compares several players. Two players are compared on the same openings and seeds: by their points of each pair of
 * games, against each opponent, over all opponents together (adding up the points of a round, so that an opening counts
 * once), and directly if they met. The test is Wilcoxon's signed-rank test. All its p-values are adjusted together by
 * Holm's method, so that at 0.05 the chance of even one false claim is at most 5 %. A comparison without any difference
 * could not have made a claim, so it does not count among them (Tarone 1990).
 *
 * Two groups of players, such as the champions of two methods, are compared by the win rates of their members: there
 * the runs are the sample, and the test is Mann and Whitney's.
 */

import type { GroupComparison } from '../stats/compareGroups.ts';
import { compareGroups } from '../stats/compareGroups.ts';
import { holm } from '../stats/holm.ts';
import { mean } from '../stats/spread.ts';
import { wilcoxonSignedRank } from '../stats/wilcoxonSignedRank.ts';
import type { FairTestPlan } from './fairTestPlan.ts';
import type { FairTestScores } from './fairTestScores.ts';
import { gamesOf, totalOf } from './tally.ts';

/** Two players compared by the rounds that both played (Wilcoxon, corrected by Holm). */
export interface PlayerComparison {
  readonly first: string;
  readonly second: string;
  /** Against one opponent, against all of them, or against each other. */
  readonly kind: 'opponent' | 'all' | 'direct';
  /** Null unless it is against one opponent. */
  readonly opponent: string | null;
  /** The rounds that both played. */
  readonly rounds: number;
  /** Both scored the same in every round. */
  readonly isAlike: boolean;
  /** The mean difference in points per game, first minus second, from -1 to 1. */
  readonly difference: number;
  /** How far the ranks that favour the first outweigh the others, from -1 to 1 (Kerby 2014). */
  readonly effect: number;
  readonly p: number;
  /** The p-value adjusted by Holm's method. */
  readonly adjusted: number;
}

/** Two groups of players compared by their win rates (Mann and Whitney, corrected by Holm). */
export interface GroupResult {
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly comparisons: readonly (GroupComparison & {
    readonly opponent: string;
    /** All win rates are the same. */
    readonly isAlike: boolean;
    /** The p-value adjusted by Holm's method. */
    readonly adjusted: number;
  })[];
}

export function comparePlayers(plan: FairTestPlan, scores: FairTestScores): PlayerComparison[] {
  const names = plan.players.map(({ player }) => player);
  const found = names.flatMap((first, index) =>
    names.slice(index + 1).flatMap((second) => compareTwo(plan, scores, first, second)),
  );
  return withAdjusted(found);
}

/** Win rates of the two groups of a plan. Opponents that some players have not met yet are omitted. */
export function comparePlayerGroups(
  { players, firstGroup, opponents }: FairTestPlan,
  scores: FairTestScores,
): GroupResult {
  const names = players.map(({ player }) => player);
  const [first, second] = [names.slice(0, firstGroup), names.slice(firstGroup)];
  const found = opponents.flatMap((opponent) => {
    const [one, other] = [first, second].map((group) => winRates(scores, group, opponent)) as [number[], number[]];
    const isMet = one.length === first.length && other.length === second.length;
    const isAlike = new Set([...one, ...other]).size === 1;
    return isMet ? [{ opponent, isAlike, ...compareGroups(one, other) }] : [];
  });
  return { first, second, comparisons: withAdjusted(found) };
}

/** By round, how many more points per game the first scored. */
type Differences = ReadonlyMap<number, number>;

function compareTwo(
  plan: FairTestPlan,
  scores: FairTestScores,
  first: string,
  second: string,
): Omit<PlayerComparison, 'adjusted'>[] {
  const opponents = plan.opponents.filter((opponent) => opponent !== first && opponent !== second);
  const apart = opponents.map((opponent) => differencesAgainst(scores, first, second, opponent));
  const together = opponents.length > 1 ? meanByRound(apart) : new Map<number, number>();
  const direct = new Map([...scores.pairPoints(first, second)].map(([round, points]) => [round, points - 1]));
  return [
    { kind: 'all' as const, opponent: null, differences: together },
    { kind: 'direct' as const, opponent: null, differences: direct },
    ...opponents.map((opponent, index) => ({ kind: 'opponent' as const, opponent, differences: apart[index]! })),
  ]
    .filter(({ differences }) => differences.size > 0)
    .map(({ kind, opponent, differences }) => ({ first, second, kind, opponent, ...testOf(differences) }));
}

/** The differences of the rounds that both played against an opponent. */
function differencesAgainst(scores: FairTestScores, first: string, second: string, opponent: string): Differences {
  const others = scores.pairPoints(second, opponent);
  const common = [...scores.pairPoints(first, opponent)].filter(([round]) => others.has(round));
  return new Map(common.map(([round, points]) => [round, (points - others.get(round)!) / 2]));
}

/** The means over the rounds that were played against every opponent. */
function meanByRound(apart: readonly Differences[]): Differences {
  const rounds = [...apart[0]!.keys()].filter((round) => apart.every((differences) => differences.has(round)));
  return new Map(rounds.map((round) => [round, mean(apart.map((differences) => differences.get(round)!))]));
}

function testOf(
  differences: Differences,
): Pick<PlayerComparison, 'rounds' | 'isAlike' | 'difference' | 'effect' | 'p'> {
  const values = [...differences.values()];
  const { positive, count, p } = wilcoxonSignedRank(values);
  const effect = count === 0 ? 0 : (4 * positive) / (count * (count + 1)) - 1;
  return { rounds: values.length, isAlike: count === 0, difference: mean(values), effect, p };
}

/** Adds the adjusted p-values. Without any difference, p is 1 and stays 1. */
function withAdjusted<Found extends { readonly p: number; readonly isAlike: boolean }>(
  found: readonly Found[],
): (Found & { readonly adjusted: number })[] {
  const adjusted = holm(found.filter(({ isAlike }) => !isAlike).map(({ p }) => p));
  return found.map((comparison) => ({ ...comparison, adjusted: comparison.isAlike ? 1 : adjusted.shift()! }));
}

/** The win rates of those in a group who have met the opponent. */
function winRates(scores: FairTestScores, group: readonly string[], opponent: string): number[] {
  return group
    .map((player) => totalOf(scores.tally(player, opponent)))
    .filter((score) => gamesOf(score) > 0)
    .map((score) => score.wins / gamesOf(score));
}
