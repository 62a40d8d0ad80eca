/**
 * Compares two groups of runs, one number each, such as the win rates of the champions of two conditions: whether they
 * differ, by how much, and whether groups so small could show it at all. Runs are independent of one another, so the
 * test is Mann and Whitney's.
 */

import { mannWhitney } from './mannWhitney.ts';
import { mean, sampleDeviation } from './spread.ts';

/** Summary statistics of a group. */
export interface GroupSummary {
  readonly count: number;
  readonly mean: number;
  /** Sample standard deviation; null for a group of one. */
  readonly deviation: number | null;
}

/** Two groups compared by the test of Mann and Whitney, with A12 as the effect size. */
export interface GroupComparison {
  readonly first: GroupSummary;
  readonly second: GroupSummary;
  /** The chance that a member of the first group has the larger number; ties count as a half. */
  readonly a12: number;
  readonly effect: EffectSize;
  readonly p: number;
  readonly isExact: boolean;
  /**
   * The p-value if every number of one group were above all of the other without ties. No exact p of such groups is
   * smaller; the approximation for large groups can be, if there are many ties.
   */
  readonly smallestP: number;
}

/** The size of a difference, as a word. */
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

/** The words of Vargha and Delaney (2000) for the distance of A12 from a half, in either direction. */
function effectSize(a12: number): EffectSize {
  const larger = Math.max(a12, 1 - a12);
  return larger >= 0.71 ? 'large' : larger >= 0.64 ? 'medium' : larger >= 0.56 ? 'small' : 'none';
}

function summary(values: readonly number[]): GroupSummary {
  return { count: values.length, mean: mean(values), deviation: sampleDeviation(values) ?? null };
}
