/**
 * Whether one of two independent samples tends to be larger: the test of Wilcoxon (1945) and of Mann and Whitney
 * (1947), two-sided. It assumes nothing about the distributions except that under the hypothesis both are the same.
 *
 * Up to EXACT_VALUES values in all, the p-value is computed exactly over all ways to assign the observed ranks to the
 * two samples. Without ties that is the distribution of the printed tables. With ties it is still exact, given the
 * ties, while the normal approximation would be too optimistic for small samples. Beyond that the normal approximation
 * is good, with the variance corrected for ties and the statistic by a half for continuity. The p-value is twice that
 * of the smaller tail.
 *
 * The effect size is A12 of Vargha and Delaney (2000): the chance that a value of the first sample is larger than one
 * of the second, with ties counted as a half. At 0.5 neither tends to be larger, whatever the p-value.
 */

import { normalCdf } from './normal.ts';
import { doubledRanks } from './ranks.ts';

export interface MannWhitney {
  /** The number of pairs of values in which the first sample's is larger; ties count as a half. */
  readonly u: number;
  readonly a12: number;
  readonly p: number;
  readonly isExact: boolean;
}

/** Thirty per sample, as in most studies of evolutionary methods, are still computed exactly. */
const EXACT_VALUES = 60;

export function mannWhitney(first: readonly number[], second: readonly number[]): MannWhitney {
  if (first.length === 0 || second.length === 0) throw new RangeError('both samples need at least one value');
  const { ranks, tieTerm } = doubledRanks([...first, ...second]);
  const rankSum = ranks.slice(0, first.length).reduce((sum, rank) => sum + rank, 0);
  const u = (rankSum - first.length * (first.length + 1)) / 2;
  const isExact = ranks.length <= EXACT_VALUES;
  const p = isExact ? exactChance(ranks, first.length, rankSum) : normalChance(u, first.length, second.length, tieTerm);
  return { u, a12: u / (first.length * second.length), p, isExact };
}

/** Twice the smaller tail of the sum of `count` ranks drawn from all of them without replacement. */
function exactChance(ranks: readonly number[], count: number, rankSum: number): number {
  const total = ranks.reduce((sum, rank) => sum + rank, 0);
  // ways[k][s]: the number of choices of k ranks with the sum s. Iterating k downwards takes each rank at most once.
  const ways = Array.from({ length: count + 1 }, () => new Float64Array(total + 1));
  ways[0]![0] = 1;
  for (const rank of ranks) {
    for (let chosen = count; chosen > 0; chosen--) {
      const [fewer, more] = [ways[chosen - 1]!, ways[chosen]!];
      for (let sum = rank; sum <= total; sum++) more[sum]! += fewer[sum - rank]!;
    }
  }
  const all = sumOf(ways[count]!);
  const below = sumOf(ways[count]!.subarray(0, rankSum + 1)) / all;
  const above = sumOf(ways[count]!.subarray(rankSum)) / all;
  return Math.min(1, 2 * Math.min(below, above));
}

function normalChance(u: number, first: number, second: number, tieTerm: number): number {
  const all = first + second;
  const variance = ((first * second) / 12) * (all + 1 - tieTerm / (all * (all - 1)));
  // All values are equal, so the samples do not differ.
  if (variance === 0) return 1;
  const distance = Math.max(0, Math.abs(u - (first * second) / 2) - 0.5);
  return 2 * normalCdf(-distance / Math.sqrt(variance));
}

function sumOf(counts: Float64Array): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
