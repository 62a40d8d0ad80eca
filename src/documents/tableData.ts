/** A table as data: unrounded numbers, with the value and both limits of each estimate in separate columns. */

import type { ChartTable } from '../charts/chartTable.ts';
import type { Cell, Table } from './document.ts';
import { isEstimate } from './cellText.ts';

type DataCell = ChartTable['rows'][number][number];

export function tableData({ columns, rows }: Table): ChartTable {
  const widths = columns.map((_, index) => (rows.some((row) => isEstimate(row[index] ?? null)) ? 3 : 1));
  return {
    columns: columns.flatMap(({ name }, index) =>
      widths[index] === 3 ? [name, `${name} low`, `${name} high`] : [name],
    ),
    rows: rows.map((row) => columns.flatMap((_, index) => dataCells(row[index] ?? null, widths[index]!))),
  };
}

function dataCells(cell: Cell, width: number): DataCell[] {
  if (isEstimate(cell)) return [cell.value, cell.low, cell.high];
  return width === 3 ? [cell, null, null] : [cell];
}
