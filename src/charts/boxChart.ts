/**
 * Box plots with all their points: quartiles, the median as a strong line, whiskers (Tukey 1977). Points are spread
 * vertically so that all are visible, always in the same way. Series differ in symbols and dashes.
 */

import * as Plot from '@observablehq/plot';
import type { BoxChart, BoxGroup } from './chart.ts';
import { symbolLook } from './chartKey.ts';
import type { ChartFrame, SeriesStyle } from './chartFrame.ts';
import { seriesStyle } from './chartFrame.ts';
import { fitnessDomain } from './fitnessDomain.ts';
import { boxOf, median } from '../stats/quartiles.ts';
import { rowChart } from './rowChart.ts';
import type { PlacedRow } from './rowLayout.ts';
import { groupedBy } from './rowLayout.ts';

const ROW_HEIGHT = 30;
const HALF_BOX = 10;
/** The greatest vertical spread of points, a little less than the height of the box. */
const SPREAD = 16;
/** The fractional parts of its multiples are spread evenly (Weyl 1916). */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

export function boxChart({ groups, axis, reference }: BoxChart, frame: ChartFrame): Element {
  const filled = groups.filter(({ points }) => points.length > 0);
  const names = [...new Set(groups.map(({ series }) => series))];
  const isSplit = names.length > 1;
  const values = filled.flatMap(({ points }) => points.map(({ value }) => 100 * value));
  const compared = reference && { ...reference, value: 100 * reference.value };
  return rowChart<BoxGroup>(frame, {
    groups: isSplit ? groupedBy(filled, ({ label }) => label) : [{ heading: '', rows: filled }],
    axis,
    domain: fitnessDomain([...values, ...(compared ? [compared.value] : [])]),
    rowHeight: ROW_HEIGHT,
    label: ({ label, series }) => (isSplit ? series : label),
    side: ({ points }) => `${points.length}, ${(100 * median(points.map(({ value }) => value))).toFixed(1)} %`,
    sideTitle: 'n, median',
    ...(compared && { reference: compared }),
    marks: (rows) => rows.flatMap((row) => boxMarks(row, seriesStyle(names.indexOf(row.row.series)))),
  });
}

function boxMarks({ row, y }: PlacedRow<BoxGroup>, style: SeriesStyle): Plot.Markish[] {
  const values = row.points.map(({ value }) => 100 * value);
  const middle = median(values);
  const ends = { y1: y - HALF_BOX, y2: y + HALF_BOX };
  return [
    ...outline(values, y, style),
    Plot.dot(values, {
      ...symbolLook(style.colour),
      x: values,
      y: values.map((_, index) => y + offset(index)),
      symbol: style.symbol,
      r: 2.5,
      strokeWidth: 1.25,
    }),
    Plot.ruleX([middle], { ...ends, stroke: 'currentColor', strokeWidth: 2.5 }),
  ];
}

function outline(values: readonly number[], y: number, { colour, dashes }: SeriesStyle): Plot.Markish[] {
  const box = boxOf(values);
  if (!box) return [];
  const whiskers = [
    { from: box.lowWhisker, to: box.lowQuartile },
    { from: box.highQuartile, to: box.highWhisker },
  ];
  const line = { stroke: colour, strokeWidth: 1.5 };
  const corners = { x1: box.lowQuartile, x2: box.highQuartile, y1: y - HALF_BOX, y2: y + HALF_BOX };
  return [
    Plot.rect([box], { ...corners, ...line, fill: colour, fillOpacity: 0.12, strokeDasharray: dashes }),
    Plot.ruleY(whiskers, { x1: 'from', x2: 'to', y: () => y, ...line }),
    Plot.ruleX([box.lowWhisker, box.highWhisker], { y1: y - HALF_BOX / 2, y2: y + HALF_BOX / 2, ...line }),
  ];
}

function offset(index: number): number {
  return (((index + 1) * GOLDEN) % 1) * SPREAD - SPREAD / 2;
}
