/** Horizontal bars from zero to 100 %, with the interval of each as a whisker and the numbers beside it. */

import * as Plot from '@observablehq/plot';
import type { Bar, BarChart } from './chart.ts';
import type { ChartFrame } from './chartFrame.ts';
import { seriesStyle } from './chartFrame.ts';
import { formatEstimate } from './estimate.ts';
import { rowChart } from './rowChart.ts';
import type { PlacedRow } from './rowLayout.ts';
import { groupedBy } from './rowLayout.ts';

const ROW_HEIGHT = 22;
const HALF_BAR = 7;
const HALF_CAP = 4;

export function barChart({ bars, axis, reference }: BarChart, frame: ChartFrame): Element {
  const groups = groupedBy(bars, ({ group }) => group);
  const colours = new Map(groups.map(({ heading }, index) => [heading, seriesStyle(index).colour]));
  return rowChart<Bar>(frame, {
    groups,
    axis,
    domain: [0, 100],
    rowHeight: ROW_HEIGHT,
    label: ({ label }) => label,
    side: (bar) => formatEstimate(bar, 1),
    ...(reference && { reference: { ...reference, value: 100 * reference.value } }),
    marks: (rows) => rows.flatMap((row) => barMarks(row, colours.get(row.row.group)!)),
  });
}

/** The whisker has the colour of text, so that it is visible on the bar and beside it. */
function barMarks({ row, y }: PlacedRow<Bar>, colour: string): Plot.Markish[] {
  const [low, value, high] = [100 * row.low, 100 * row.value, 100 * row.high];
  const bar = { x1: 0, x2: value, y1: y - HALF_BAR, y2: y + HALF_BAR };
  const caps = { y1: y - HALF_CAP, y2: y + HALF_CAP, stroke: 'currentColor', strokeWidth: 1.5 };
  return [
    Plot.rect([row], { ...bar, fill: colour, fillOpacity: 0.4, stroke: colour }),
    Plot.ruleY([y], { x1: low, x2: high, stroke: 'currentColor', strokeWidth: 1.5 }),
    Plot.ruleX([low, high], caps),
  ];
}
