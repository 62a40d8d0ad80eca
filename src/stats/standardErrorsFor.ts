/** The width of an interval of a given confidence: the z of "plus or minus z standard errors", 1.96 for 0.95. */

import { normalQuantile } from './normal.ts';

export function standardErrorsFor(confidence: number): number {
  if (!(confidence > 0 && confidence < 1)) {
    throw new RangeError(`a confidence must be between 0 and 1, not ${confidence}`);
  }
  return normalQuantile((1 + confidence) / 2);
}
