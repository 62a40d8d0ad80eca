/** Several numbers of one run over its generations: a line each, and thin vertical lines for events. */

import * as Plot from '@observablehq/plot';
import type { LinesChart } from './chart.ts';
import type { ChartFrame, SeriesStyle } from './chartFrame.ts';
import { seriesStyle, widthOf } from './chartFrame.ts';
import { pixel } from './chartKey.ts';
import { curveChart } from './curveMarks.ts';
import { wholeDomain } from './fitnessDomain.ts';
import { hasSmallValues } from './lineValue.ts';
import { linesHeight } from './linesHeight.ts';

/** Events that are closer together, in pixels, would be a grey area. */
const ROOM_OF_AN_EVENT = 6;
const SAMPLE_TOP = 0;

const QUIET: SeriesStyle = { ...seriesStyle(0), colour: 'var(--quiet)' };

type Events = NonNullable<LinesChart['events']>;

export function linesChart(chart: LinesChart, frame: ChartFrame, until?: number): Element {
  const { axis, series, events } = chart;
  const last = Math.max(1, until ?? 0, ...series.flatMap(({ points }) => points.slice(-1).map(generationOf)));
  const domain = domainOf(
    axis,
    series.flatMap(({ points }) => points.map(({ value }) => value)),
  );
  return curveChart(frame, {
    axis,
    height: linesHeight(chart),
    until: last,
    domain,
    ground: [
      ...(domain[0] < 0 ? [Plot.ruleY([0], { stroke: 'var(--quiet)' })] : []),
      ...(events ? eventMarks(events, frame.width, last) : []),
    ],
    lines: series.map(({ label, points, role }, index) => ({
      name: label,
      points,
      style: role === 'rest' ? QUIET : seriesStyle(index),
      isMain: role === 'main' || series.length === 1,
      digits: hasSmallValues(points) ? 2 : 0,
    })),
  });
}

function generationOf({ generation }: { readonly generation: number }): number {
  return generation;
}

/** Percentages have the whole scale, unless some are below zero. */
function domainOf(axis: string, values: readonly number[]): [number, number] {
  const isShare = axis.endsWith('%') && values.every((value) => value >= 0 && value <= 100);
  return isShare ? [0, 100] : wholeDomain(values);
}

/** Their name is in the right corner above the lines, where no line can hide it. */
function eventMarks({ name, generations }: Events, width: number, last: number): Plot.Markish[] {
  const [first, second = Infinity] = generations;
  if (first === undefined || ((second - first) * width) / last < ROOM_OF_AN_EVENT) return [];
  const look = { stroke: 'var(--quiet)', strokeWidth: 0.75 };
  const start = width - widthOf(name);
  const sample = { x1: pixel(start - 6), x2: pixel(start - 6), y1: pixel(SAMPLE_TOP), y2: pixel(SAMPLE_TOP + 12) };
  const words = { x: pixel(start), y: pixel(SAMPLE_TOP + 6), textAnchor: 'start', fill: 'var(--quiet)' } as const;
  return [Plot.ruleX(generations, look), Plot.link([0], { ...sample, ...look }), Plot.text([name], words)];
}
