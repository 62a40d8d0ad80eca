/**
 * Whether paired differences lie around zero: the signed-rank test of Wilcoxon (1945), two-sided. The differences are
 * ranked by their size; under the hypothesis each rank is as likely to carry a plus as a minus.
 *
 * Differences of zero are left out before ranking, as Wilcoxon did: they speak for neither side. Up to
 * EXACT_DIFFERENCES of the others the chance is counted exactly over all signs, also where sizes are equal: points of
 * games are full of ties, and in small samples the normal approximation would promise too much. Beyond, the normal
 * approximation is used, with the variance corrected for ties and the statistic by a half for continuity.
 */

import { normalCdf } from './normal.ts';
import { doubledRanks } from './ranks.ts';

export interface SignedRank {
  /** The sum of the ranks of the positive differences. */
  readonly positive: number;
  /** The differences that are not zero. */
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

/** Twice the smaller tail of the sum of ranks, each of which is in it or not with the same chance. */
function exactChance(ranks: readonly number[], rankSum: number): number {
  const total = ranks.reduce((sum, rank) => sum + rank, 0);
  const chances = new Float64Array(total + 1);
  chances[0] = 1;
  for (const rank of ranks) {
    for (let sum = total; sum >= 0; sum--) {
      chances[sum] = (chances[sum]! + (sum < rank ? 0 : chances[sum - rank]!)) / 2;
    }
  }
  // The distribution is symmetric, so the upper tail is the lower tail of what is left.
  const tail = chances.subarray(0, Math.min(rankSum, total - rankSum) + 1).reduce((sum, chance) => sum + chance, 0);
  return Math.min(1, 2 * tail);
}

function normalChance(positive: number, count: number, tieTerm: number): number {
  const variance = (count * (count + 1) * (2 * count + 1)) / 24 - tieTerm / 48;
  const distance = Math.max(0, Math.abs(positive - (count * (count + 1)) / 4) - 0.5);
  return 2 * normalCdf(-distance / Math.sqrt(variance));
}
