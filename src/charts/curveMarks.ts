/** What the charts over generations share: the axis of generations, lines with their points, and their labels. */

import * as Plot from '@observablehq/plot';
import type { ChartFrame } from './chartFrame.ts';
import { chartOptions, lettersIn } from './chartFrame.ts';
import type { CurveLine, LabelledLines } from './curveLabels.ts';
import { CURVE_MARGINS, curveLabels } from './curveLabels.ts';
import type { LinePoint } from './curvePoint.ts';
import { generationTicks } from './ticks.ts';
import { shortened } from './words.ts';

interface CurveChart extends LabelledLines {
  /** What goes up. */
  readonly axis: string;
  /** The last generation that is planned: a run that goes on grows into the room that is kept for it. */
  readonly until?: number;
  /** Behind the lines, such as bands. */
  readonly ground?: readonly Plot.Markish[];
}

/** Points are shown where there are few enough to be told apart. */
const MOST_POINTS = 50;
const ROOM_OF_A_POINT = 9;

/** Of the axis of generations, which keeps its name near even where there is a key below it. */
export const GENERATION_AXIS = {
  label: 'generation',
  labelArrow: 'none',
  labelAnchor: 'center',
  labelOffset: CURVE_MARGINS.marginBottom - 3,
  tickSize: 4,
  tickFormat: 'd',
} as const;

export function curveChart(frame: ChartFrame, chart: CurveChart): Element {
  const { lines, axis, domain, until = 1, ground = [] } = chart;
  const reached = Math.max(0, ...lines.flatMap(({ points }) => points.slice(-1).map(({ generation }) => generation)));
  const last = Math.max(1, until, reached);
  const { marginRight, keyHeight, marks } = curveLabels(frame, chart, { reached, last });
  const step = (frame.width - CURVE_MARGINS.marginLeft - marginRight) / last;
  return Plot.plot({
    ...chartOptions(frame, chart.height + keyHeight),
    ...CURVE_MARGINS,
    marginBottom: CURVE_MARGINS.marginBottom + keyHeight,
    marginRight,
    x: { domain: [0, last], label: 'generation' },
    y: {
      domain: [...domain],
      label: shortened(axis, lettersIn(frame.width)),
      ticks: 5,
      grid: true,
      labelArrow: 'none',
    },
    marks: [
      ...ground,
      Plot.axisX(generationTicks(last, frame.width - marginRight), GENERATION_AXIS),
      ...lines.flatMap((line) => lineMarks(line, step)),
      ...marks,
      ...titleStrips(lines, step),
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
 * What a generation has, told by the browser when the pointer is above it: unseen strips with titles, by the line that
 * goes furthest. A tip of Plot would need a document that is shown.
 */
function titleStrips(lines: readonly CurveLine[], step: number): Plot.Markish[] {
  const [longest] = lines.toSorted((one, two) => two.points.length - one.points.length);
  if (!longest) return [];
  const title = ({ generation }: LinePoint): string => titleText(generation, lines);
  const unseen = { stroke: 'currentColor', strokeOpacity: 0, strokeWidth: step } as const;
  return [Plot.ruleX(longest.points, { x: 'generation', ...unseen, title })];
}

function titleText(generation: number, lines: readonly CurveLine[]): string {
  const values = lines.flatMap(({ name, points }) => {
    const point = points.find((one) => one.generation === generation);
    return point ? [`${name} ${point.value.toFixed(1)}`] : [];
  });
  return [`generation ${generation}`, ...values].join('\n');
}
