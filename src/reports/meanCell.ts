/** The mean of shares over runs as the cell of a table. */

import type { Cell } from '../documents/document.ts';
import { meanShareInterval } from '../stats/studentT.ts';

/** With its interval, unless all runs have the same share. */
export function meanCell(shares: readonly number[]): Cell {
  const { value, low, high } = meanShareInterval(shares);
  return low === null || high === null ? value : { value, low, high };
}
