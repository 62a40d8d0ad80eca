/**
 * Data as comma-separated values (RFC 4180): the names of the columns, then a line for each row, numbers in full.
 * Texts are not changed, even if a spreadsheet might take them for a formula.
 */

import type { ChartTable } from '../charts/chartTable.ts';

export function formatCsv({ columns, rows }: ChartTable): string {
  return [columns, ...rows].map((row) => `${row.map(formatField).join(',')}\r\n`).join('');
}

function formatField(value: string | number | null): string {
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return '';
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
