/**
 * Two groups of runs, one number each, say the win rates of the champions of two conditions: do they differ, by how
 * much, and could groups so small show it at all? Runs are independent of one another, so the test is Mann and
 * Whitney's.
 */

import { mannWhitney } from './mannWhitney.ts';
import { mean, sampleDeviation } from './spread.ts';

/** The numbers of a group in short. */
export interface GroupSummary {
  readonly count: number;
  readonly mean: number;
  /** Standard deviation of the sample; null for a group of one. */
  readonly deviation: number | null;
}

/** Two groups compared by the test of Mann and Whitney, with A12 as the size of the effect. */
export interface GroupComparison {
  readonly first: GroupSummary;
  readonly second: GroupSummary;
  /** The chance that a member of the first group has the larger number, equal ones counted as a half. */
  readonly a12: number;
  readonly effect: EffectSize;
  readonly p: number;
  readonly isExact: boolean;
  /**
   * What p would be if every number of one group were above all of the other and no two were equal. No exact p of such
   * groups is smaller; the approximation for large ones can be, where many numbers are equal.
   */
  readonly smallestP: number;
}

/** How large a difference is, in a word. */
export type EffectSize = 'none' | 'small' | 'medium' | 'large';

/** Compares two groups of independent numbers. */
export function compareGroups(first: readonly number[], second: readonly number[]): GroupComparison {
  const { a12, p, isExact } = mannWhitney(first, second);
  const apart = mannWhitney(
    first.map((_, index) => index),
    second.map((_, index) => first.length + index),
  );
  const effect = effectSize(a12);
  return { first: summary(first), second: summary(second), a12, effect, p, isExact, smallestP: apart.p };
}

/** The words of Vargha and Delaney (2000) for how far A12 is from a half, on either side. */
function effectSize(a12: number): EffectSize {
  const larger = Math.max(a12, 1 - a12);
  return larger >= 0.71 ? 'large' : larger >= 0.64 ? 'medium' : larger >= 0.56 ? 'small' : 'none';
}

function summary(values: readonly number[]): GroupSummary {
  return { count: values.length, mean: mean(values), deviation: sampleDeviation(values) ?? null };
}
