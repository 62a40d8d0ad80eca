/**
 * Wald's interval for a share: plus or minus z standard errors, as many papers print it. It is here to reproduce them:
 * it can reach beyond 0 and 1, which is left as it is, shrinks to a point when all or nothing succeeded, and covers
 * less than it promises (Brown, Cai and DasGupta 2001). For results of our own there is the interval of Wilson.
 */

import { standardErrorsFor } from './standardErrorsFor.ts';
import type { Interval } from './wilson.ts';

export function waldInterval(successes: number, trials: number, confidence = 0.95): Interval {
  if (!(trials > 0 && successes >= 0 && successes <= trials)) {
    throw new RangeError(`of ${trials} trials not ${successes} can succeed`);
  }
  const share = successes / trials;
  const reach = standardErrorsFor(confidence) * Math.sqrt((share * (1 - share)) / trials);
  return { low: share - reach, high: share + reach };
}
