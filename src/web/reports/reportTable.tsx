/** A table of a report. It scrolls by itself, also by keyboard. */

import type { VNode } from 'preact';
import type { ColumnKind } from '../../documents/cellText.ts';
import { columnKind, formatCell } from '../../documents/cellText.ts';
import type { Cell, Column, Table } from '../../documents/document.ts';
import { plainText } from '../../documents/textParts.ts';
import { ReportText } from './reportText.tsx';

interface ReportTableProps {
  readonly table: Table;
  /** The address of its data. */
  readonly file: string;
}

/** With more rows it also scrolls vertically. */
const TALL_ROWS = 20;

export function ReportTable({ table: { id, title, columns, rows }, file }: ReportTableProps): VNode {
  const kinds = columns.map((column, place) => columnKind(column, rows, place));
  return (
    <div class="report-table">
      <p class="report-table-title" id={`${id}-title`}>
        <ReportText text={title} />
      </p>
      <div
        class={rows.length > TALL_ROWS ? 'table tall' : 'table'}
        tabIndex={0}
        role="region"
        aria-labelledby={`${id}-title`}
      >
        <table>
          <thead>
            <tr>
              {columns.map((column, place) => (
                <th key={column.name} scope="col" class={kinds[place]}>
                  <ReportText text={column.name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // eslint-disable-next-line react/no-array-index-key -- rows have no name, and their order stays
              <Row key={row} cells={cells} columns={columns} kinds={kinds} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="report-files quiet small">
        <a href={file} download aria-label={`CSV of the table: ${plainText(title)}`}>
          CSV
        </a>
      </p>
    </div>
  );
}

interface RowProps {
  readonly cells: readonly Cell[];
  readonly columns: readonly Column[];
  readonly kinds: readonly ColumnKind[];
}

function Row({ cells, columns, kinds }: RowProps): VNode {
  return (
    <tr>
      {columns.map(({ name, shows }, place) => {
        const text = <ReportText text={formatCell(cells[place] ?? null, shows)} />;
        const isName = place === 0 && shows === 'text' && cells[0] !== null;
        return isName ? (
          <th key={name} scope="row" class={kinds[place]}>
            {text}
          </th>
        ) : (
          <td key={name} class={kinds[place]}>
            {text}
          </td>
        );
      })}
    </tr>
  );
}
