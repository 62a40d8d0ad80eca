/**
 * What charts with rows share: headings and names of rows, numbers on the right, the axis below, and a reference line.
 */

import * as Plot from '@observablehq/plot';
import type { ChartFrame } from './chartFrame.ts';
import { chartOptions, lettersIn, STRONG, widthOf } from './chartFrame.ts';
import type { PlacedRow, PlacedText, RowGroup } from './rowLayout.ts';
import { layOutRows } from './rowLayout.ts';
import { rowTicks } from './ticks.ts';
import { shortened } from './words.ts';

/** A line for comparison, such as 0.5 where both sides are even. */
export interface Reference {
  readonly value: number;
  readonly label: string;
}

interface RowChart<Row> {
  readonly groups: readonly RowGroup<Row>[];
  readonly axis: string;
  readonly domain: readonly [number, number];
  readonly ticks?: readonly number[];
  readonly rowHeight: number;
  /** The name of a row, if its heading does not give it. */
  readonly label?: (row: Row) => string;
  /** The numbers on the right. */
  readonly side: (row: Row) => string;
  /** The title of these numbers. */
  readonly sideTitle?: string;
  readonly sideColour?: (row: Row) => string;
  /** In units of the axis. */
  readonly reference?: Reference;
  readonly marks: (rows: readonly PlacedRow<Row>[]) => readonly Plot.Markish[];
  readonly scales?: Pick<Plot.PlotOptions, 'r'>;
}

/** The extent of the drawing. */
interface Extent {
  readonly width: number;
  readonly domain: readonly [number, number];
  readonly marginLeft: number;
  readonly marginRight: number;
  /** Whether there is room for the names of rows beside it. */
  readonly isBeside: boolean;
}

const TOP = 4;
const TOP_WITH_WORDS = 24;
const BOTTOM = 44;
const LEFT = 16;
const EDGE = 4;
const SIDE_GAP = 18;
const LABEL_GAP = 8;
/** The greatest share of the width for names of rows beside the drawing. */
const MOST_FOR_LABELS = 0.36;
const LEAST_DRAWING = 200;

export function rowChart<Row>(frame: ChartFrame, chart: RowChart<Row>): Element {
  const { groups, axis, domain, rowHeight, label = nothing, side, sideTitle, sideColour, reference } = chart;
  const extent = extentOf(frame.width, chart);
  const { width, marginLeft, marginRight, isBeside } = extent;
  const { headings, labels, rows, height } = layOutRows(groups, { rowHeight, label, isBeside });
  const marginTop = reference?.label || sideTitle ? TOP_WITH_WORDS : TOP;
  const ticks = chart.ticks ?? rowTicks(domain, width - marginLeft - marginRight);
  const numbers = rows.map(({ row, y }) => ({ text: side(row), y, colour: sideColour?.(row) ?? 'currentColor' }));
  return Plot.plot({
    ...chartOptions(frame, height + marginTop + BOTTOM),
    ...chart.scales,
    marginTop,
    marginBottom: BOTTOM,
    marginLeft,
    marginRight,
    x: { domain: [...domain] },
    y: { domain: [0, height], range: [marginTop, marginTop + height], axis: null },
    marks: [
      Plot.gridX(ticks),
      Plot.axisX(ticks, { label: null, tickSize: 4 }),
      axisMark(axis, extent),
      ...(reference ? referenceMarks(reference, extent, sideTitle ? width - marginRight : width) : []),
      nameMark(headings, extent, chart.label ? STRONG : 1),
      isBeside ? besideMark(labels, extent) : nameMark(labels, extent, 1),
      ...chart.marks(rows),
      ...numbers.map(({ text, y, colour }) => Plot.text([text], { ...SIDE, x: domain[1], y, fill: colour })),
      ...(sideTitle ? [Plot.text([sideTitle], { ...SIDE, ...ABOVE, x: domain[1] })] : []),
    ],
  });
}

const SIDE = { textAnchor: 'start', dx: SIDE_GAP, fontWeight: 600 } as const;
const ABOVE = { y: 0, dy: 12 - TOP_WITH_WORDS, fill: 'var(--quiet)', fontWeight: 'normal' } as const;
/** The style of texts that grid lines run through. */
const HALO = { y: 'y', fill: 'currentColor', stroke: 'var(--paper)', strokeWidth: 4 } as const;

function nothing(): string {
  return '';
}

function extentOf<Row>(
  width: number,
  { groups, domain, label = nothing, side, sideTitle = '' }: RowChart<Row>,
): Extent {
  const rows = groups.flatMap((group) => group.rows);
  const marginRight = Math.ceil(STRONG * widest([...rows.map(side), sideTitle])) + SIDE_GAP;
  const room = widest(rows.map(label)) + LABEL_GAP + 2;
  const isBeside = room < MOST_FOR_LABELS * width && width - room - marginRight >= LEAST_DRAWING;
  return { width, domain, marginLeft: isBeside ? Math.max(LEFT, room) : LEFT, marginRight, isBeside };
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(widthOf));
}

/** Headings and names on a line of their own. */
function nameMark(names: readonly PlacedText[], { width, domain, marginLeft }: Extent, strength: number): Plot.Markish {
  return Plot.text(names, {
    ...HALO,
    x: domain[0],
    dx: EDGE - marginLeft,
    textAnchor: 'start',
    text: ({ text }: PlacedText) => shortened(text, lettersIn((width - EDGE) / strength)),
    fontWeight: strength > 1 ? 600 : 'normal',
  });
}

function besideMark(names: readonly PlacedText[], { domain }: Extent): Plot.Markish {
  return Plot.text(names, { ...HALO, x: domain[0], dx: -LABEL_GAP, textAnchor: 'end', text: 'text' });
}

/** The line, and its label above it, up to a right end. */
function referenceMarks({ value, label }: Reference, extent: Extent, right: number): Plot.Markish[] {
  const { text, dx } = centred(label, value, extent, right);
  return [
    Plot.ruleX([value], { stroke: 'var(--quiet)', strokeDasharray: '3 3' }),
    Plot.text(text ? [text] : [], { ...ABOVE, x: value, dx }),
  ];
}

/** The label of the horizontal axis, below its middle. */
function axisMark(axis: string, extent: Extent): Plot.Markish {
  const middle = (extent.domain[0] + extent.domain[1]) / 2;
  const { text, dx } = centred(axis, middle, extent, extent.width);
  const place = { x: middle, frameAnchor: 'bottom', lineAnchor: 'bottom', dy: BOTTOM - 3 } as const;
  return Plot.text([text], { ...place, dx, fill: 'currentColor' });
}

/** A text as near to its centre as the edges allow. */
function centred(label: string, value: number, extent: Extent, right: number): { text: string; dx: number } {
  const { width, domain, marginLeft, marginRight } = extent;
  const text = shortened(label, lettersIn(right - EDGE));
  const half = widthOf(text) / 2;
  const unit = (width - marginLeft - marginRight) / (domain[1] - domain[0]);
  const at = marginLeft + (value - domain[0]) * unit;
  return { text, dx: Math.max(EDGE + half, Math.min(at, right - half)) - at };
}
