/** The mean of shares over runs as the cell of a table. */

import type { Cell } from '../documents/document.ts';
import { meanShareInterval } from '../stats/studentT.ts';

/** With its interval, unless the runs show no spread. */
export function meanCell(shares: readonly number[]): Cell {
  const { value, low, high } = meanShareInterval(shares);
  return low === null || high === null ? value : { value, low, high };
}
