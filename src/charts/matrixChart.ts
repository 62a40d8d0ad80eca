/**
 * Scores of players against opponents, in per cent: a number in each cell, on a background that is stronger for higher
 * scores. The strongest background is half transparent, so that the number is readable in light and dark.
 */

import * as Plot from '@observablehq/plot';
import type { MatrixCell, MatrixChart } from './chart.ts';
import type { ChartFrame } from './chartFrame.ts';
import { chartOptions, lettersIn, widthOf } from './chartFrame.ts';
import { columnHeads } from './columnHeads.ts';
import { hundredth } from './curvePoint.ts';
import { shortened } from './words.ts';

/** The places of rows and cells. */
interface Layout {
  readonly left: number;
  readonly cell: number;
  /** The height of a row with its name, and where in it the cells begin. */
  readonly rowHeight: number;
  readonly cellTop: number;
}

const CELL_HEIGHT = 24;
const LABEL_HEIGHT = 18;
const MOST_CELL = 150;
const LEAST_CELL = 30;
const MOST_FOR_LABELS = 0.45;
const EDGE = 2;
const STRONGEST = 0.5;

export function matrixChart({ rows, columns, cells }: MatrixChart, frame: ChartFrame): Element {
  const layout = layOut(rows, columns.length, frame.width);
  const { left, cell, rowHeight, cellTop } = layout;
  const heads = columnHeads({ names: columns, left, cell, width: frame.width });
  const height = heads.height + rows.length * rowHeight + EDGE;
  const x = ({ column }: MatrixCell): number => left + columns.indexOf(column) * cell;
  const y = ({ row }: MatrixCell): number => heads.height + rows.indexOf(row) * rowHeight + cellTop;
  return Plot.plot({
    ...chartOptions(frame, height),
    margin: 0,
    marginLeft: 0,
    x: { domain: [0, frame.width], range: [0, frame.width], axis: null },
    y: { domain: [0, height], range: [0, height], axis: null },
    marks: [
      ...heads.marks,
      rowNames(rows, layout, heads.height, frame.width),
      Plot.rect(cells, {
        x1: x,
        x2: (one: MatrixCell) => x(one) + cell,
        y1: y,
        y2: (one: MatrixCell) => y(one) + CELL_HEIGHT,
        fill: 'var(--chart-1)',
        fillOpacity: ({ value }: MatrixCell) => STRONGEST * value,
        stroke: 'var(--line)',
      }),
      Plot.text(cells, {
        x: (one: MatrixCell) => x(one) + cell / 2,
        y: (one: MatrixCell) => y(one) + CELL_HEIGHT / 2,
        text: ({ value }: MatrixCell) => String(hundredth(value)),
        fill: 'currentColor',
      }),
    ],
  });
}

/** Names of rows are beside them, or above them if they would leave too little room for the cells. */
function layOut(rows: readonly string[], columns: number, width: number): Layout {
  const names = Math.max(0, ...rows.map(widthOf)) + 8;
  const cellBeside = (width - names - EDGE) / Math.max(1, columns);
  if (names <= MOST_FOR_LABELS * width && cellBeside >= LEAST_CELL)
    return { left: names, cell: Math.min(MOST_CELL, cellBeside), rowHeight: CELL_HEIGHT, cellTop: 0 };
  const cell = Math.min(MOST_CELL, (width - 2 * EDGE) / Math.max(1, columns));
  return { left: EDGE, cell, rowHeight: CELL_HEIGHT + LABEL_HEIGHT, cellTop: LABEL_HEIGHT };
}

function rowNames(
  rows: readonly string[],
  { left, rowHeight, cellTop }: Layout,
  top: number,
  width: number,
): Plot.Markish {
  const isAbove = cellTop > 0;
  const most = lettersIn(isAbove ? width : left - 8);
  return Plot.text(rows, {
    x: () => (isAbove ? EDGE : left - 8),
    y: (_: string, index: number) => top + index * rowHeight + (isAbove ? cellTop : CELL_HEIGHT) / 2,
    text: (name: string) => shortened(name, most),
    textAnchor: isAbove ? 'start' : 'end',
    fill: 'currentColor',
  });
}
