/** The blocks of a report as HTML. Everything that comes from the report is escaped. */

import { chartTable } from '../charts/chartTable.ts';
import type { Block, Cell, Column, Figure, Table } from './document.ts';
import { PICTURE_WIDTH, drawInlineSvg, drawSvg } from './drawSvg.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { formatCsv } from './formatCsv.ts';
import { fileLink, htmlText } from './htmlText.ts';
import type { ColumnKind } from './cellText.ts';
import { columnKind, formatCell, isEstimate } from './cellText.ts';
import { tableData } from './tableData.ts';
import { plainText } from './textParts.ts';

export interface HtmlPage {
  readonly hasPngs: boolean;
  uniqueId(id: string): string;
}

/** For phones, where a shrunk drawing would be unreadable. The style sheet shows one of the two. */
const NARROW_WIDTH = 350;

export function htmlBlock(block: Block, page: HtmlPage): string {
  switch (block.kind) {
    case 'text':
      return `<p>${htmlText(block.text)}</p>\n`;
    case 'code':
      return `<pre><code>${escapeMarkup(block.text)}</code></pre>\n`;
    case 'list':
      return `<ul>\n${block.items.map((item) => `<li>${htmlText(item)}</li>\n`).join('')}</ul>\n`;
    case 'table':
      return htmlTable(block.table, page.uniqueId(`table-${block.table.id}`));
    case 'figure':
      return htmlFigure(block.figure, page);
    case 'fold': {
      const inside = block.blocks.map((one) => htmlBlock(one, page)).join('');
      return `<details>\n<summary>${htmlText(block.title)}</summary>\n<div>\n${inside}</div>\n</details>\n`;
    }
  }
}

function htmlFigure(figure: Figure, page: HtmlPage): string {
  const { id, finding, caption } = figure;
  const draw = (kind: string, width: number): string => `<div class="${kind}">${drawInlineSvg(figure, width)}</div>`;
  const links = [
    fileLink('SVG', `${id}.svg`, 'image/svg+xml', drawSvg(figure)),
    ...(page.hasPngs ? [`<a href="figures/${escapeMarkup(id)}.png">PNG</a>`] : []),
    fileLink('data (CSV)', `${id}.csv`, 'text/csv', formatCsv(chartTable(figure.chart))),
  ];
  return `<figure id="${escapeMarkup(page.uniqueId(`figure-${id}`))}">
<p class="finding">${htmlText(finding)}</p>
${draw('wide', PICTURE_WIDTH)}
${draw('narrow', NARROW_WIDTH)}
<figcaption>${htmlText(caption)}</figcaption>
<p class="files">${links.join(' ')}</p>
</figure>
`;
}

/** Tables of more columns are set smaller on paper, where nothing scrolls. */
const MANY_COLUMNS = 9;

function htmlTable(table: Table, id: string): string {
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
  // An interval may move below its value, but does not break.
  const text = isEstimate(cell) ? shown.replace(/\(.*/, '<span>$&</span>') : htmlText(shown);
  return isFirst && shows === 'text'
    ? `<th scope="row" class="${kind}">${text}</th>`
    : `<td class="${kind}">${text}</td>`;
}
