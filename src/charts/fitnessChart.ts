/** How a run went over generations: its fitness, and the size and diversity of its strategies. */

import * as Plot from '@observablehq/plot';
import type { ChartFrame } from './chartFrame.ts';
import { seriesStyle } from './chartFrame.ts';
import { curveChart } from './curveMarks.ts';
import type { CurvePoint } from './curvePoint.ts';
import { hundredth, linePoints } from './curvePoint.ts';
import { fitnessDomain } from './fitnessDomain.ts';

const HEIGHT = 300;
const LOW_HEIGHT = 220;
const AXIS = 'points of a hundred';

/** In points of a hundred: the best, the mean and the spread around it. */
export function fitnessChart(frame: ChartFrame, points: readonly CurvePoint[], until: number): Element {
  const style = seriesStyle(1);
  return curveChart(frame, {
    axis: AXIS,
    height: HEIGHT,
    until,
    domain: fitnessDomain(points.flatMap((point) => [bestOf(point), lowOf(point), highOf(point)])),
    ground: [Plot.areaY(points, { x: 'number', y1: lowOf, y2: highOf, fill: style.colour, fillOpacity: 0.16 })],
    lines: [
      { name: 'best', points: linePoints(points, bestOf), style: seriesStyle(0), isMain: true },
      { name: 'mean', points: linePoints(points, ({ mean }) => 100 * mean), style, isMain: false },
    ],
    // What came from elsewhere may not know its spread.
    labels: points
      .slice(-1)
      .filter(({ deviation }) => deviation > 0)
      .map((last) => ({
        text: `spread ±${hundredth(last.deviation)}`,
        colour: 'var(--quiet)',
        x: last.number,
        y: lowOf(last),
      })),
  });
}

function bestOf({ best }: CurvePoint): number {
  return 100 * best;
}

function lowOf({ mean, deviation }: CurvePoint): number {
  return 100 * (mean - deviation);
}

function highOf({ mean, deviation }: CurvePoint): number {
  return 100 * (mean + deviation);
}

/** How large strategies are over generations: the best, and the mean of all. Sizes begin at zero. */
export function sizeChart(frame: ChartFrame, points: readonly CurvePoint[], until: number): Element {
  const highest = Math.max(10, ...points.flatMap(({ bestSize, meanSize }) => [bestSize, meanSize]));
  return curveChart(frame, {
    axis: 'nodes',
    height: LOW_HEIGHT,
    until,
    domain: [0, 10 * Math.ceil(highest / 10)],
    lines: [
      { name: 'best', points: linePoints(points, ({ bestSize }) => bestSize), style: seriesStyle(0), isMain: true },
      { name: 'mean', points: linePoints(points, ({ meanSize }) => meanSize), style: seriesStyle(1), isMain: false },
    ],
  });
}

/** How many of the strategies of a generation differ in how they choose, of a hundred. */
export function diversityChart(frame: ChartFrame, points: readonly CurvePoint[], until: number): Element {
  return curveChart(frame, {
    axis: '% of the strategies',
    height: LOW_HEIGHT,
    until,
    domain: [0, 100],
    lines: [
      {
        name: 'differ',
        points: linePoints(points, ({ diversity }) => 100 * diversity),
        style: seriesStyle(0),
        isMain: true,
      },
    ],
  });
}
