/**
 * Wald's interval for a share: plus or minus z standard errors, as many papers print it. It is here to reproduce them.
 * It can reach beyond 0 and 1, shrinks to a point when all or nothing succeeded, and covers less than it claims (Brown,
 * Cai and DasGupta 2001). Use the interval of Wilson for our own results.
 */

import { standardErrorsFor } from './standardErrorsFor.ts';
import type { Interval } from './wilson.ts';

export function waldInterval(successes: number, trials: number, confidence = 0.95): Interval {
  if (!(trials > 0 && successes >= 0 && successes <= trials)) {
    throw new RangeError(`${successes} successes in ${trials} trials are impossible`);
  }
  const share = successes / trials;
  const reach = standardErrorsFor(confidence) * Math.sqrt((share * (1 - share)) / trials);
  return { low: share - reach, high: share + reach };
}
