/** A table as HTML: it scrolls inside itself, numbers stand right, and names of rows are their headings. */

import type { Cell, Column, Table } from './document.ts';
import { formatCell, isEstimate } from './cellText.ts';
import type { ColumnKind } from './columnKind.ts';
import { columnKind } from './columnKind.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { formatCsv } from './formatCsv.ts';
import { fileLink, htmlText } from './htmlText.ts';
import { tableData } from './tableData.ts';
import { plainText } from './textParts.ts';

/** Tables of more columns are set smaller on paper, where nothing scrolls. */
const MANY_COLUMNS = 9;

export function htmlTable(table: Table, id: string): string {
  const { title, columns, rows } = table;
  const kinds = columns.map((column, index) => columnKind(column, rows, index));
  const head = columns.map(({ name }, index) => `<th scope="col" class="${kinds[index]}">${htmlText(name)}</th>`);
  const body = rows.map((row) => {
    const cells = columns.map((column, index) => htmlCell(row[index] ?? null, column, kinds[index]!, index === 0));
    return `<tr>${cells.join('')}</tr>\n`;
  });
  return `<div class="table" id="${escapeMarkup(id)}">
<p class="finding">${htmlText(title)}</p>
<div class="scroll" role="region" tabindex="0" aria-label="${escapeMarkup(plainText(title))}">
<table${columns.length > MANY_COLUMNS ? ' class="many"' : ''}>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${body.join('')}</tbody>
</table>
</div>
<p class="files">${fileLink('data (CSV)', `${table.id}.csv`, 'text/csv', formatCsv(tableData(table)))}</p>
</div>
`;
}

function htmlCell(cell: Cell, { shows }: Column, kind: ColumnKind, isFirst: boolean): string {
  const shown = formatCell(cell, shows);
  // Where there is little room an interval may stand below its value, but whole.
  const text = isEstimate(cell) ? shown.replace(/\(.*/, '<span>$&</span>') : htmlText(shown);
  return isFirst && shows === 'text'
    ? `<th scope="row" class="${kind}">${text}</th>`
    : `<td class="${kind}">${text}</td>`;
}
