/**
 * Rules by which verdicts follow from numbers. Each paper fixes before its runs which of them it uses. A part of a
 * conclusion is judged by the 95 % interval of a share or of a mean, a whole conclusion by its parts.
 */

import { meanInterval } from '../stats/studentT.ts';
import { wilsonInterval } from '../stats/wilson.ts';
import type { Interval } from '../stats/wilson.ts';
import type { Verdict } from './conclusion.ts';

/** A part is never partly confirmed. */
export type PartVerdict = Exclude<Verdict, 'partly confirmed'>;

/** So many of the runs show something. */
export interface Count {
  readonly count: number;
  readonly runs: number;
}

/** Whether more runs show it than by chance. */
export function judgeMoreThanChance(count: Count, chance: number): PartVerdict {
  const { low, high } = intervalOf(count);
  return low > chance ? 'confirmed' : high < chance ? 'contradicted' : 'no evidence';
}

/** Whether the mean of a value over runs is above zero. */
export function judgeAboveZero(values: readonly number[]): PartVerdict {
  const { low, high } = meanInterval(values);
  // Values without any spread have no interval, and are no evidence.
  if (low === null || high === null) return 'no evidence';
  return low > 0 ? 'confirmed' : high < 0 ? 'contradicted' : 'no evidence';
}

/** Whether it is below zero. */
export function judgeBelowZero(values: readonly number[]): PartVerdict {
  return judgeAboveZero(values.map((value) => -value));
}

/** Whether a share is below a first limit; it is contradicted above a second. */
export function judgeBelow({ low, high }: Interval, limit: number, opposite: number): PartVerdict {
  return high < limit ? 'confirmed' : low > opposite ? 'contradicted' : 'no evidence';
}

/** All parts, some of them, or none; contradicted only if no part is confirmed. */
export function judgeWhole(parts: readonly PartVerdict[]): Verdict {
  const has = (verdict: PartVerdict): boolean => parts.includes(verdict);
  if (parts.every((part) => part === 'confirmed')) return 'confirmed';
  if (has('confirmed')) return 'partly confirmed';
  return has('contradicted') ? 'contradicted' : 'no evidence';
}

export function intervalOf({ count, runs }: Count): Interval {
  return wilsonInterval(count, runs);
}
