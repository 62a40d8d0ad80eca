/** What the charts over generations share: the axis of generations, lines with their points, and their labels. */

import * as Plot from '@observablehq/plot';
import type { ChartFrame } from './chartFrame.ts';
import { chartOptions, lettersIn } from './chartFrame.ts';
import type { CurveLine, LabelledLines } from './curveLabels.ts';
import { CURVE_MARGINS, curveLabels } from './curveLabels.ts';
import type { LinePoint } from './curvePoint.ts';
import { lineValue } from './lineValue.ts';
import { generationTicks } from './ticks.ts';
import { shortened } from './words.ts';

interface CurveChart extends LabelledLines {
  /** The label of the vertical axis. */
  readonly axis: string;
  /** The label of the horizontal axis. */
  readonly along?: string;
  /** The last planned generation: the axis reserves space for a run in progress. */
  readonly until?: number;
  /** Marks behind the lines, such as bands. */
  readonly ground?: readonly Plot.Markish[];
}

/** Points are shown only if they are few enough to be distinct. */
const MOST_POINTS = 50;
const ROOM_OF_A_POINT = 9;

/** The axis of generations, whose label stays near even if there is a key below it. */
export const GENERATION_AXIS = {
  label: 'generation',
  labelArrow: 'none',
  labelAnchor: 'center',
  labelOffset: CURVE_MARGINS.marginBottom - 3,
  tickSize: 4,
  tickFormat: 'd',
} as const;

export function curveChart(frame: ChartFrame, chart: CurveChart): Element {
  const { lines, axis, along = GENERATION_AXIS.label, domain, until = 1, ground = [] } = chart;
  const reached = Math.max(0, ...lines.flatMap(({ points }) => points.slice(-1).map(({ generation }) => generation)));
  const last = Math.max(1, until, reached);
  const { marginRight, keyHeight, marks } = curveLabels(frame, chart, { reached, last });
  const step = (frame.width - CURVE_MARGINS.marginLeft - marginRight) / last;
  return Plot.plot({
    ...chartOptions(frame, chart.height + keyHeight),
    ...CURVE_MARGINS,
    marginBottom: CURVE_MARGINS.marginBottom + keyHeight,
    marginRight,
    x: { domain: [0, last], label: along },
    y: {
      domain: [...domain],
      label: shortened(axis, lettersIn(frame.width)),
      ticks: 5,
      tickFormat: '~r',
      grid: true,
      labelArrow: 'none',
    },
    marks: [
      ...ground,
      Plot.axisX(generationTicks(last, frame.width - marginRight), { ...GENERATION_AXIS, label: along }),
      ...lines.flatMap((line) => lineMarks(line, step)),
      ...marks,
      ...titleStrips(lines, step, along),
    ],
  });
}

function lineMarks({ points, style, isMain }: CurveLine, step: number): Plot.Markish[] {
  const channels = { x: 'generation', y: 'value', stroke: style.colour } as const;
  const line = Plot.line(points, {
    ...channels,
    strokeWidth: isMain ? 2.25 : 1.75,
    strokeDasharray: style.dashes,
  });
  if (!isMain || points.length >= MOST_POINTS || step < ROOM_OF_A_POINT) return [line];
  return [line, Plot.dot(points, { ...channels, r: 2.5, fill: 'var(--paper)', strokeWidth: 1.5 })];
}

/**
 * The numbers of a generation, shown by the browser on hover: invisible strips with titles, along the longest line. A
 * tip of Plot would need a document on screen.
 */
function titleStrips(lines: readonly CurveLine[], step: number, along: string): Plot.Markish[] {
  const [longest] = lines.toSorted((one, two) => two.points.length - one.points.length);
  if (!longest) return [];
  const title = ({ generation }: LinePoint): string => `${along} ${generation}\n${valuesText(generation, lines)}`;
  const unseen = { stroke: 'currentColor', strokeOpacity: 0, strokeWidth: step } as const;
  return [Plot.ruleX(longest.points, { x: 'generation', ...unseen, title })];
}

function valuesText(generation: number, lines: readonly CurveLine[]): string {
  const values = lines.flatMap(({ name, points }) => {
    const point = points.find((one) => one.generation === generation);
    return point ? [`${name} ${lineValue(point.value, points)}`] : [];
  });
  return values.join('\n');
}
