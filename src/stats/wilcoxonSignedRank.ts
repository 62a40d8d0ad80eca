/**
 * Whether paired differences lie around zero: the signed-rank test of Wilcoxon (1945), two-sided. The differences are
 * ranked by their size; under the hypothesis each rank is equally likely to be positive or negative.
 *
 * Differences of zero are dropped before ranking, as Wilcoxon did: they favour neither side. Up to EXACT_DIFFERENCES of
 * the others the p-value is computed exactly over all signs, even with ties: points of games are full of ties, and the
 * normal approximation would be too optimistic for small samples. Beyond that the normal approximation is used, with
 * the variance corrected for ties and the statistic by a half for continuity.
 */

import { normalCdf } from './normal.ts';
import { doubledRanks } from './ranks.ts';

export interface SignedRank {
  /** The sum of the ranks of the positive differences. */
  readonly positive: number;
  /** The number of non-zero differences. */
  readonly count: number;
  /** 1 if all differences are zero, or if there are none. */
  readonly p: number;
  readonly isExact: boolean;
}

const EXACT_DIFFERENCES = 50;

export function wilcoxonSignedRank(differences: readonly number[]): SignedRank {
  const counted = differences.filter((difference) => difference !== 0);
  const { ranks, tieTerm } = doubledRanks(counted.map(Math.abs));
  const rankSum = ranks.reduce((sum, rank, index) => sum + (counted[index]! > 0 ? rank : 0), 0);
  const isExact = counted.length <= EXACT_DIFFERENCES;
  const p = isExact ? exactChance(ranks, rankSum) : normalChance(rankSum / 2, counted.length, tieTerm);
  return { positive: rankSum / 2, count: counted.length, p, isExact };
}

/** Twice the smaller tail of the sum of ranks, each included with probability one half. */
function exactChance(ranks: readonly number[], rankSum: number): number {
  const total = ranks.reduce((sum, rank) => sum + rank, 0);
  const chances = new Float64Array(total + 1);
  chances[0] = 1;
  for (const rank of ranks) {
    for (let sum = total; sum >= 0; sum--) {
      chances[sum] = (chances[sum]! + (sum < rank ? 0 : chances[sum - rank]!)) / 2;
    }
  }
  // The distribution is symmetric, so the upper tail is the lower tail of the complement.
  const tail = chances.subarray(0, Math.min(rankSum, total - rankSum) + 1).reduce((sum, chance) => sum + chance, 0);
  return Math.min(1, 2 * tail);
}

function normalChance(positive: number, count: number, tieTerm: number): number {
  const variance = (count * (count + 1) * (2 * count + 1)) / 24 - tieTerm / 48;
  const distance = Math.max(0, Math.abs(positive - (count * (count + 1)) / 4) - 0.5);
  return 2 * normalCdf(-distance / Math.sqrt(variance));
}
