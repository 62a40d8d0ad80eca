/** Means over replicates by generation: a line for each condition, with the 95 % interval of its mean as a band. */

import * as Plot from '@observablehq/plot';
import type { BandChart, BandPoint, BandSeries } from './chart.ts';
import type { ChartFrame } from './chartFrame.ts';
import { seriesStyle } from './chartFrame.ts';
import { curveChart } from './curveMarks.ts';
import { fitnessDomain, wholeDomain } from './fitnessDomain.ts';

const HEIGHT = 320;
/** Faint, so that lines stay visible where many bands overlap. */
const OPACITY = 0.14;
/** Values that are all smaller are written with a decimal place. */
const FEW = 50;

/** How values are drawn: what they are multiplied by, what there can be at the least and at the most. */
const UNITS = {
  share: { factor: 100, least: 0, most: 100, domainOf: fitnessDomain },
  count: { factor: 1, least: 0, most: Infinity, domainOf: countDomain },
  elo: { factor: 1, least: -Infinity, most: Infinity, domainOf: wholeDomain },
  weight: { factor: 1, least: -Infinity, most: Infinity, domainOf: wholeDomain },
} as const;

export function bandChart({ axis, along, unit, series }: BandChart, frame: ChartFrame): Element {
  const { factor, least, most, domainOf } = UNITS[unit];
  const within = (bound: number): number => Math.max(least, Math.min(most, factor * bound));
  const drawn = series.map((one) => ({ ...one, points: one.points.map((point) => drawnPoint(point, factor, within)) }));
  const values = drawn.flatMap(({ points }) =>
    points.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]),
  );
  return curveChart(frame, {
    axis,
    ...(along !== undefined && { along }),
    height: HEIGHT,
    domain: domainOf(values),
    ground: drawn.map(bandMark),
    lines: drawn.map(({ label, points }, index) => ({
      name: `${label}:`,
      points,
      style: seriesStyle(index),
      isMain: true,
      digits: unit === 'weight' && largest(values) < FEW ? 1 : 0,
    })),
  });
}

/** The interval of a mean may exceed the possible values; the drawing does not. */
function drawnPoint(
  { generation, value, low, high }: BandPoint,
  factor: number,
  within: (bound: number) => number,
): BandPoint {
  return {
    generation,
    value: factor * value,
    low: low === null ? null : within(low),
    high: high === null ? null : within(high),
  };
}

function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

/** Counts start at zero. */
function countDomain(values: readonly number[]): [number, number] {
  const highest = values.reduce((most, value) => Math.max(most, value), 10);
  return [0, 10 * Math.ceil(highest / 10)];
}

function bandMark({ points }: BandSeries, index: number): Plot.Markish {
  const known = points.filter(({ low, high }) => low !== null && high !== null);
  const fill = { fill: seriesStyle(index).colour, fillOpacity: OPACITY };
  return Plot.areaY(known, { x: 'generation', y1: 'low', y2: 'high', ...fill });
}
