/**
 * Every run over its generations. Each group has its own panel with the same axes: a hundred lines in one panel would
 * hide each other, and panels need no colours to separate groups.
 */

import * as Plot from '@observablehq/plot';
import type { CurvesChart, GroupedCurve } from './chart.ts';
import type { ChartFrame } from './chartFrame.ts';
import { chartOptions, lettersIn, seriesStyle, STRONG } from './chartFrame.ts';
import { GENERATION_AXIS } from './curveMarks.ts';
import { fitnessDomain, wholeDomain } from './fitnessDomain.ts';
import { generationTicks } from './ticks.ts';
import { groupedBy } from './rowLayout.ts';
import { shortened, wrapped } from './words.ts';

/** A group and its place. */
interface Panel {
  readonly title: readonly string[];
  readonly column: number;
  readonly row: number;
  readonly colour: string;
  readonly runs: readonly GroupedCurve[];
}

const MARGINS = { marginTop: 20, marginBottom: 40, marginLeft: 44, marginRight: 12 };
const LEAST_WIDTH = 136;
const MOST_COLUMNS = 4;
const GAP = 30;
const TITLE_LINE = 16;
const TITLE_GAP = 10;
const MOST_LINES = 2;
/** The height of a panel; a single panel is higher. */
const HEIGHT = 130;
const HEIGHT_ALONE = 240;

export function curvesChart({ axis, unit = 'share', series }: CurvesChart, frame: ChartFrame): Element {
  const scale = unit === 'share' ? 100 : 1;
  const room = frame.width - MARGINS.marginLeft - MARGINS.marginRight;
  const groups = groupedBy(series, ({ group }) => group);
  const columns = columnsFor(groups.length, room);
  const rows = Math.max(1, Math.ceil(groups.length / columns));
  const panelWidth = (room - GAP * (columns - 1)) / columns;
  const panelHeight = rows === 1 ? HEIGHT_ALONE : HEIGHT;
  const panels = groups.map(({ heading, rows: runs }, index): Panel => ({
    title: titleLines(heading, panelWidth),
    column: index % columns,
    row: Math.floor(index / columns),
    colour: seriesStyle(index).colour,
    runs,
  }));
  const last = Math.max(1, ...series.flatMap(({ points }) => points.slice(-1).map(({ generation }) => generation)));
  const values = series.flatMap(({ points }) => points.map(({ value }) => scale * value));
  const titleHeight = TITLE_GAP + TITLE_LINE * Math.max(1, ...panels.map(({ title }) => title.length));
  return Plot.plot({
    ...chartOptions(frame, rows * (panelHeight + titleHeight) + MARGINS.marginTop + MARGINS.marginBottom),
    ...MARGINS,
    marginTop: MARGINS.marginTop + titleHeight,
    fx: panelScale(columns, panelWidth, GAP),
    fy: panelScale(rows, panelHeight, titleHeight),
    x: { domain: [0, last] },
    y: {
      domain: unit === 'share' ? fitnessDomain(values) : wholeDomain(values),
      label: shortened(axis, lettersIn(frame.width)),
      ticks: 4,
      labelArrow: 'none',
    },
    marks: [
      Plot.gridY({ ticks: 4 }),
      Plot.axisX(generationTicks(last, panelWidth), GENERATION_AXIS),
      ...panels.flatMap((panel) => panelMarks(panel, scale)),
    ],
  });
}

/** The number of panels side by side, for as few and as even rows as possible. */
function columnsFor(count: number, room: number): number {
  const most = Math.max(1, Math.min(MOST_COLUMNS, Math.floor((room + GAP) / (LEAST_WIDTH + GAP))));
  const lines = Math.max(1, Math.ceil(count / most));
  return Math.max(1, Math.ceil(count / lines));
}

function titleLines(heading: string, width: number): string[] {
  const most = lettersIn(width / STRONG);
  const lines = wrapped(heading, most);
  const all =
    lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1).join(' ')] : lines;
  return all.map((line) => shortened(line, most));
}

/** Panels of a size with gaps between them; a single panel has no gap. */
function panelScale(count: number, size: number, gap: number): Plot.ScaleOptions {
  const domain = Array.from({ length: count }, (_, index) => index);
  const paddingInner = count === 1 ? 0 : gap / (gap + size);
  return { axis: null, domain, paddingOuter: 0, paddingInner, round: false };
}

function panelMarks({ title, column, row, colour, runs }: Panel, scale: number): Plot.Markish[] {
  const place = { fx: () => column, fy: () => row };
  const points = runs.flatMap((run, index) =>
    run.points.map(({ generation, value }) => ({ generation, value: scale * value, run: index })),
  );
  const line = { x: 'generation', y: 'value', z: 'run', stroke: colour, strokeWidth: 1, strokeOpacity: 0.65 } as const;
  const words = {
    frameAnchor: 'top-left',
    lineAnchor: 'bottom',
    lineHeight: 1.2,
    dy: -5,
    fill: 'currentColor',
    fontWeight: 600,
  } as const;
  return [Plot.line(points, { ...place, ...line }), Plot.text([title.join('\n')], { ...place, ...words })];
}
