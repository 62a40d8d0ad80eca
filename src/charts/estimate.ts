/** What was measured, and how sure it is. */

import { hundredth } from './curvePoint.ts';

/** A value of 95 % confidence between low and high. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** `74.7 % (67-81)`, with as many digits behind the point as asked for. */
export function formatEstimate({ value, low, high }: Estimate, digits: number): string {
  return `${(100 * value).toFixed(digits)} % (${hundredth(low)}-${hundredth(high)})`;
}
