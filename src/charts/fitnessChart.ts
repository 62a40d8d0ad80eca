/** The course of a run over generations: its fitness, and the size and diversity of its strategies. */

import * as Plot from '@observablehq/plot';
import type { ChartFrame } from './chartFrame.ts';
import { seriesStyle } from './chartFrame.ts';
import { curveChart } from './curveMarks.ts';
import type { CurvePoint } from './curvePoint.ts';
import { linePoints } from './curvePoint.ts';
import { fitnessDomain, wholeDomain } from './fitnessDomain.ts';
import { fitnessWords } from './fitnessWords.ts';

const HEIGHT = 300;
const LOW_HEIGHT = 220;

/** The best, the mean and the spread around it. */
export function fitnessChart(frame: ChartFrame, points: readonly CurvePoint[], until: number): Element {
  const style = seriesStyle(1);
  const { scale, axis, formatSpread } = fitnessWords(points[0]?.unit);
  const bestOf = ({ best }: CurvePoint): number => scale * best;
  const meanOf = ({ mean }: CurvePoint): number => scale * mean;
  const lowOf = ({ mean, deviation }: CurvePoint): number => scale * (mean - deviation);
  const highOf = ({ mean, deviation }: CurvePoint): number => scale * (mean + deviation);
  const values = points.flatMap((point) => [bestOf(point), lowOf(point), highOf(point)]);
  return curveChart(frame, {
    axis,
    height: HEIGHT,
    until,
    domain: scale === 100 ? fitnessDomain(values) : wholeDomain(values),
    ground: [Plot.areaY(points, { x: 'number', y1: lowOf, y2: highOf, fill: style.colour, fillOpacity: 0.16 })],
    lines: [
      { name: 'best', points: linePoints(points, bestOf), style: seriesStyle(0), isMain: true },
      { name: 'mean', points: linePoints(points, meanOf), style, isMain: false },
    ],
    // Imported runs may have no spread.
    labels: points
      .slice(-1)
      .filter(({ deviation }) => deviation > 0)
      .map((last) => ({
        text: `spread ±${formatSpread(last.deviation)}`,
        colour: 'var(--quiet)',
        x: last.number,
        y: lowOf(last),
      })),
  });
}

/** The sizes of strategies over generations: the best, and the mean of all. The axis begins at zero. */
export function sizeChart(frame: ChartFrame, points: readonly CurvePoint[], until: number): Element {
  const highest = Math.max(10, ...points.flatMap(({ bestSize, meanSize }) => [bestSize, meanSize]));
  return curveChart(frame, {
    axis: `${points[0]?.sizeNoun ?? 'node'}s`,
    height: LOW_HEIGHT,
    until,
    domain: [0, 10 * Math.ceil(highest / 10)],
    lines: [
      { name: 'best', points: linePoints(points, ({ bestSize }) => bestSize), style: seriesStyle(0), isMain: true },
      { name: 'mean', points: linePoints(points, ({ meanSize }) => meanSize), style: seriesStyle(1), isMain: false },
    ],
  });
}

/** The percentage of strategies of a generation that choose moves differently. */
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
