/** How large strategies are over generations: the best, and the mean of all. Sizes begin at zero. */

import type { ChartFrame } from './chartFrame.ts';
import { seriesStyle } from './chartFrame.ts';
import { curveChart } from './curveMarks.ts';
import type { CurvePoint } from './curvePoint.ts';
import { linePoints } from './curvePoint.ts';

const HEIGHT = 220;

export function sizeChart(frame: ChartFrame, points: readonly CurvePoint[], until: number): Element {
  const highest = Math.max(10, ...points.flatMap(({ bestSize, meanSize }) => [bestSize, meanSize]));
  return curveChart(frame, {
    axis: 'nodes',
    height: HEIGHT,
    until,
    domain: [0, 10 * Math.ceil(highest / 10)],
    lines: [
      { name: 'best', points: linePoints(points, ({ bestSize }) => bestSize), style: seriesStyle(0), isMain: true },
      { name: 'mean', points: linePoints(points, ({ meanSize }) => meanSize), style: seriesStyle(1), isMain: false },
    ],
  });
}
