/** How many of the strategies of a generation differ in how they choose, of a hundred. */

import type { ChartFrame } from './chartFrame.ts';
import { seriesStyle } from './chartFrame.ts';
import { curveChart } from './curveMarks.ts';
import type { CurvePoint } from './curvePoint.ts';
import { linePoints } from './curvePoint.ts';

const HEIGHT = 220;

export function diversityChart(frame: ChartFrame, points: readonly CurvePoint[], until: number): Element {
  return curveChart(frame, {
    axis: '% of the strategies',
    height: HEIGHT,
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
