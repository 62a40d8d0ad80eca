/**
 * The interval of Wilson (1927) for a share: the values that a score test would not reject. Unlike the textbook's "plus
 * or minus two standard errors" it stays within 0 and 1, does not collapse when everything or nothing succeeded, and
 * has about the nominal coverage in small samples (Newcombe 1998; Brown, Cai and DasGupta 2001).
 */

import { standardErrorsFor } from './standardErrorsFor.ts';

/** The limits between which a number is likely to lie. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The interval of a share of successes. They may be fractional, such as points with draws: of all outcomes between 0
 * and 1 with the same mean, failure or success has the largest spread, so the interval is then rather too wide than too
 * narrow. Without trials it is 0 to 1.
 */
export function wilsonInterval(successes: number, trials: number, confidence = 0.95): Interval {
  if (!(successes >= 0 && successes <= trials)) {
    throw new RangeError(`${successes} successes in ${trials} trials are impossible`);
  }
  const z = standardErrorsFor(confidence);
  if (trials === 0) return { low: 0, high: 1 };
  const failures = trials - successes;
  const reach = z * Math.sqrt((successes * failures) / trials + z ** 2 / 4);
  // At the ends the two terms of a limit cancel, except for rounding.
  return {
    low: successes === 0 ? 0 : (successes + z ** 2 / 2 - reach) / (trials + z ** 2),
    high: failures === 0 ? 1 : (successes + z ** 2 / 2 + reach) / (trials + z ** 2),
  };
}
