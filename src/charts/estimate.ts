/** A measured value with its interval. */

import { hundredth } from './curvePoint.ts';

/** A value with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** `74.7 % (67-81)`, with the given number of decimals. */
export function formatEstimate({ value, low, high }: Estimate, digits: number): string {
  return `${(100 * value).toFixed(digits)} % (${hundredth(low)}-${hundredth(high)})`;
}
