/** What the charts over generations share: the axis of generations, lines with their points, labels at their ends. */

import * as Plot from '@observablehq/plot';
import type { ChartFrame, SeriesStyle } from './chartFrame.ts';
import { chartOptions } from './chartFrame.ts';
import type { CurvePoint } from './curvePoint.ts';
import type { EndLabel } from './endLabels.ts';
import { separateLabels } from './endLabels.ts';
import { generationTicks } from './generationTicks.ts';

/** A line over generations. */
interface CurveLine {
  /** Stands at its end with the last value. */
  readonly name: string;
  readonly points: readonly CurvePoint[];
  readonly value: (point: CurvePoint) => number;
  readonly style: SeriesStyle;
  /** Lines that matter more are stronger. */
  readonly isMain: boolean;
}

interface CurveChart {
  readonly lines: readonly CurveLine[];
  /** What goes up. */
  readonly axis: string;
  /** The lowest and highest value that is drawn. */
  readonly domain: readonly [number, number];
  readonly height: number;
  /** The last generation that is planned: a run that goes on grows into the room that is kept for it. */
  readonly until?: number;
  /** Behind the lines, such as bands. */
  readonly ground?: readonly Plot.Markish[];
  /** Further labels at the right end. */
  readonly labels?: readonly EndLabel[];
}

const MARGINS = { marginTop: 26, marginBottom: 40, marginLeft: 44 };
/** Beside the drawing, for labels; not needed as long as the lines leave room for them. */
const LABEL_ROOM = 84;
const NO_LABEL_ROOM = 16;
/** Points are shown where there are few enough to be told apart. */
const MOST_POINTS = 50;
const ROOM_OF_A_POINT = 9;
const LABEL_HEIGHT = 16;
const AXIS = { labelArrow: 'none', labelAnchor: 'center', tickSize: 4, tickFormat: 'd' } as const;

export function curveChart(frame: ChartFrame, chart: CurveChart): Element {
  const { lines, axis, domain, height, until = 1, ground = [], labels = [] } = chart;
  const reached = Math.max(0, ...lines.flatMap(({ points }) => points.slice(-1).map(({ number }) => number)));
  const last = Math.max(1, until, reached);
  const marginRight = reached / last < 0.7 ? NO_LABEL_ROOM : LABEL_ROOM;
  const step = (frame.width - MARGINS.marginLeft - marginRight) / last;
  const gap = (LABEL_HEIGHT * (domain[1] - domain[0])) / (height - MARGINS.marginTop - MARGINS.marginBottom);
  const ends = separateLabels([...lines.flatMap(endLabel), ...labels], gap);
  // Labels stand behind the longest line, where no other line can be in their way.
  const endMarks = ends.map((label) => labelMark({ ...label, x: reached }));
  return Plot.plot({
    ...chartOptions(frame, height),
    ...MARGINS,
    marginRight,
    x: { domain: [0, last], label: 'generation' },
    y: { domain: [...domain], label: axis, ticks: 5, grid: true, labelArrow: 'none' },
    marks: [
      ...ground,
      Plot.axisX(generationTicks(last, frame.width), AXIS),
      ...lines.flatMap((line) => lineMarks(line, step)),
      ...endMarks,
      ...titleStrips(lines, step),
    ],
  });
}

function endLabel({ name, points, value, style }: CurveLine): EndLabel[] {
  return points.slice(-1).map((point) => ({
    text: `${name} ${Math.round(value(point))}`,
    colour: style.colour,
    x: point.number,
    y: value(point),
  }));
}

function lineMarks({ points, value, style, isMain }: CurveLine, step: number): Plot.Markish[] {
  const channels = { x: 'number', y: value, stroke: style.colour } as const;
  const line = Plot.line(points, {
    ...channels,
    strokeWidth: isMain ? 2.25 : 1.75,
    strokeDasharray: style.dashes,
  });
  if (!isMain || points.length >= MOST_POINTS || step < ROOM_OF_A_POINT) return [line];
  return [line, Plot.dot(points, { ...channels, r: 2.5, fill: 'var(--paper)', strokeWidth: 1.5 })];
}

function labelMark({ text, colour, x, y }: EndLabel): Plot.Markish {
  return Plot.text([text], {
    x: [x],
    y: [y],
    dx: 8,
    textAnchor: 'start',
    fill: colour,
    fontWeight: 600,
    stroke: 'var(--paper)',
    strokeWidth: 4,
  });
}

/**
 * What a generation has, told by the browser when the pointer is above it: unseen strips with titles, by the line that
 * goes furthest. A tip of Plot would need a document that is shown.
 */
function titleStrips(lines: readonly CurveLine[], step: number): Plot.Markish[] {
  const [longest] = lines.toSorted((one, two) => two.points.length - one.points.length);
  if (!longest) return [];
  const title = ({ number }: CurvePoint): string => titleText(number, lines);
  return [Plot.ruleX(longest.points, { x: 'number', stroke: 'black', strokeOpacity: 0, strokeWidth: step, title })];
}

function titleText(number: number, lines: readonly CurveLine[]): string {
  const values = lines.flatMap(({ name, points, value }) => {
    const point = points.find((one) => one.number === number);
    return point ? [`${name} ${value(point).toFixed(1)}`] : [];
  });
  return [`generation ${number}`, ...values].join('\n');
}
