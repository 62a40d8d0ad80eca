/**
 * The difference of two independent shares, with the interval of Newcombe (1998), his method 10: it joins the Wilson
 * intervals of both shares, so it is usable where a share is near 0 or 1. Half a success for a draw makes it a little
 * too wide.
 */

import type { Interval } from './wilson.ts';
import { wilsonInterval } from './wilson.ts';

export interface ShareOf {
  readonly successes: number;
  readonly trials: number;
}

export interface Difference extends Interval {
  readonly value: number;
}

/** The first share less the second, with its 95 % interval. */
export function newcombeDifference(one: ShareOf, two: ShareOf, confidence = 0.95): Difference {
  const first = one.successes / one.trials;
  const second = two.successes / two.trials;
  const firstInterval = wilsonInterval(one.successes, one.trials, confidence);
  const secondInterval = wilsonInterval(two.successes, two.trials, confidence);
  const value = first - second;
  return {
    value,
    low: value - Math.hypot(first - firstInterval.low, secondInterval.high - second),
    high: value + Math.hypot(firstInterval.high - first, second - secondInterval.low),
  };
}
