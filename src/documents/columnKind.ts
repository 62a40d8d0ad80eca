/** How the column of a table is set: numbers stand right, short texts stay on one line, long ones get room for several. */

import { formatCell } from './cellText.ts';
import type { Column, Table } from './document.ts';

export type ColumnKind = 'number' | 'short' | 'long';

/** Texts up to this many letters stay on one line. */
const ONE_LINE = 28;

export function columnKind({ shows }: Column, rows: Table['rows'], place: number): ColumnKind {
  if (shows !== 'text') return 'number';
  const isShort = rows.every((row) => formatCell(row[place] ?? null, shows).length <= ONE_LINE);
  return isShort ? 'short' : 'long';
}
