/** Means over runs as cells of a table. */

import type { Cell } from '../documents/document.ts';
import type { MeanInterval } from '../stats/studentT.ts';
import { meanShareInterval } from '../stats/studentT.ts';

/** The mean of shares with its interval, unless all runs have the same share. */
export function meanCell(shares: readonly number[]): Cell {
  return intervalCell(meanShareInterval(shares));
}

/** Any mean with its interval, if it has one. */
export function intervalCell({ value, low, high }: MeanInterval): Cell {
  return low === null || high === null ? value : { value, low, high };
}
