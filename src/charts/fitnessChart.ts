/** Fitness of a run over generations, in points of a hundred: the best, the mean and the spread around it. */

import * as Plot from '@observablehq/plot';
import type { ChartFrame } from './chartFrame.ts';
import { seriesStyle } from './chartFrame.ts';
import { curveChart } from './curveMarks.ts';
import type { CurvePoint } from './curvePoint.ts';
import { hundredth, linePoints } from './curvePoint.ts';
import { fitnessDomain } from './fitnessDomain.ts';

const HEIGHT = 300;
const AXIS = 'points of a hundred';

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
