/**
 * The names of lines over generations: labels at their ends, or a key below if the drawing is too narrow for labels.
 */

import * as Plot from '@observablehq/plot';
import type { Place } from './chartKey.ts';
import { flowKey, keyMarks, keyWidth, lineSample, SAMPLE_WIDTH } from './chartKey.ts';
import type { ChartFrame, SeriesStyle } from './chartFrame.ts';
import { STRONG, widthOf } from './chartFrame.ts';
import type { LinePoint } from './curvePoint.ts';
import type { EndLabel } from './endLabels.ts';
import { separateLabels } from './endLabels.ts';

/** A line over generations. */
export interface CurveLine {
  /** Shown at its end with the last value. */
  readonly name: string;
  readonly points: readonly LinePoint[];
  readonly style: SeriesStyle;
  /** Important lines are stronger. */
  readonly isMain: boolean;
  /** The decimal places of the value at its end; none by default. */
  readonly digits?: number;
}

export interface LabelledLines {
  readonly lines: readonly CurveLine[];
  /** The lowest and highest value of the axis. */
  readonly domain: readonly [number, number];
  readonly height: number;
  /** Further labels at the right end. */
  readonly labels?: readonly EndLabel[];
}

/** The generation where the longest line ends, and the last one on the axis. */
interface Ends {
  readonly reached: number;
  readonly last: number;
}

interface LineLabels {
  readonly marginRight: number;
  /** The height of the key below the drawing. */
  readonly keyHeight: number;
  readonly marks: readonly Plot.Markish[];
}

export const CURVE_MARGINS = { marginTop: 26, marginBottom: 40, marginLeft: 44 };
/** Space for labels beside the drawing; not needed while the lines leave room for them. */
const LABEL_ROOM = 92;
const NO_LABEL_ROOM = 16;
const LABEL_GAP = 8;
const LABEL_HEIGHT = 16;
/** The greatest share of the width for labels. */
const MOST_FOR_LABELS = 0.38;
/** The least width for the lines beside them. */
const LEAST_FOR_LINES = 200;
/** With more lines than this, a label shows the dashes of its line, because it may have moved away from it. */
const FEW_LINES = 2;

/** Labels at the ends of the lines if that leaves enough room for the lines, and otherwise a key below them. */
export function curveLabels(frame: ChartFrame, chart: LabelledLines, { reached, last }: Ends): LineLabels {
  const hasSamples = chart.lines.length > FEW_LINES;
  const texts = [...chart.lines.map(lineText), ...(chart.labels ?? []).map(({ text }) => text)];
  const widest = Math.max(0, ...texts.map(hasSamples ? keyWidth : widthOf));
  const room = Math.max(LABEL_ROOM, STRONG * widest + LABEL_GAP);
  const most = Math.min(MOST_FOR_LABELS * frame.width, frame.width - CURVE_MARGINS.marginLeft - LEAST_FOR_LINES);
  if (room > LABEL_ROOM && room > most) return keyBelow(frame, chart);
  const marginRight = reached / last < 0.7 ? NO_LABEL_ROOM : room;
  const step = (frame.width - CURVE_MARGINS.marginLeft - marginRight) / last;
  const x = CURVE_MARGINS.marginLeft + reached * step + LABEL_GAP;
  return { marginRight, keyHeight: 0, marks: endMarks(chart, { reached, x, hasSamples }) };
}

function keyBelow({ width }: ChartFrame, { lines, height }: LabelledLines): LineLabels {
  const entries = lines.map((line) => ({
    text: lineText(line),
    sample: (place: Place) => lineSample(line.style, place),
  }));
  const { places, height: keyHeight } = flowKey(entries, width - LABEL_GAP);
  const marks = keyMarks(entries, places, { x: 4, y: height }, width);
  return { marginRight: NO_LABEL_ROOM, keyHeight, marks };
}

/** Labels come after the longest line, where no other line can overlap them. */
function endMarks(chart: LabelledLines, end: { reached: number; x: number; hasSamples: boolean }): Plot.Markish[] {
  const { lines, domain, height, labels = [] } = chart;
  const drawn = height - CURVE_MARGINS.marginTop - CURVE_MARGINS.marginBottom;
  const unit = drawn / (domain[1] - domain[0]);
  const ends = separateLabels([...lines.flatMap(endLabel), ...labels], LABEL_HEIGHT / unit, domain);
  const styles = lines.filter(({ points }) => points.length > 0).map(({ style }) => style);
  return ends.flatMap((label, index) => {
    const style = end.hasSamples ? styles[index] : undefined;
    const dx = style ? LABEL_GAP + SAMPLE_WIDTH + 6 : LABEL_GAP;
    const place = { x: end.x, y: CURVE_MARGINS.marginTop + (domain[1] - label.y) * unit };
    return [...(style ? [lineSample(style, place)] : []), labelMark({ ...label, x: end.reached }, dx)];
  });
}

function endLabel(line: CurveLine): EndLabel[] {
  return line.points.slice(-1).map(({ generation, value }) => ({
    text: lineText(line),
    colour: line.style.colour,
    x: generation,
    y: value,
  }));
}

/** `best 74`. */
function lineText({ name, points, digits = 0 }: CurveLine): string {
  const last = points.at(-1);
  // Zero has no sign.
  return last ? `${name} ${last.value.toFixed(digits).replace(/^-(?=[0.]+$)/, '')}` : name;
}

function labelMark({ text, colour, x, y }: EndLabel, dx: number): Plot.Markish {
  return Plot.text([text], {
    x: [x],
    y: [y],
    dx,
    textAnchor: 'start',
    fill: colour,
    fontWeight: 600,
    stroke: 'var(--paper)',
    strokeWidth: 4,
  });
}
