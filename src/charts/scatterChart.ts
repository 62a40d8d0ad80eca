/**
 * Two shares of each run plotted against each other on the same scale, with the line of equality. Groups differ in
 * their symbols, which a key explains: beside the drawing if there is room, and otherwise below it.
 */

import * as Plot from '@observablehq/plot';
import type { ScatterChart, ScatterPoint } from './chart.ts';
import type { KeyEntry } from './chartKey.ts';
import { flowKey, keyMarks, keyWidth, KEY_LINE, symbolLook, symbolSample } from './chartKey.ts';
import type { ChartFrame, SeriesStyle } from './chartFrame.ts';
import { chartOptions, lettersIn, seriesStyle } from './chartFrame.ts';
import { fitnessDomain } from './fitnessDomain.ts';
import { groupedBy } from './rowLayout.ts';
import { rowTicks } from './ticks.ts';
import { shortened } from './words.ts';

const TOP = 30;
const LEFT = 44;
const BOTTOM = 44;
const RIGHT = 16;
const MOST_SIDE = 440;
const KEY_GAP = 24;

export function scatterChart(chart: ScatterChart, frame: ChartFrame): Element {
  const { points, xAxis, yAxis } = chart;
  const groups = groupedBy(points, ({ group }) => group);
  const side = Math.min(MOST_SIDE, frame.width - LEFT - RIGHT);
  const key = keyOf(
    groups.map(({ heading }, index) => keyEntry(heading, seriesStyle(index))),
    side,
    frame,
  );
  const domain = fitnessDomain(points.flatMap(({ x, y }) => [100 * x, 100 * y]));
  const ticks = rowTicks(domain, side);
  return Plot.plot({
    ...chartOptions(frame, TOP + side + BOTTOM + key.height),
    marginTop: TOP,
    marginLeft: LEFT,
    marginBottom: BOTTOM + key.height,
    marginRight: frame.width - LEFT - side,
    x: { domain },
    y: { domain },
    marks: [
      Plot.gridX(ticks),
      Plot.gridY(ticks),
      Plot.axisX(ticks, { ...AXIS, label: shortened(xAxis, lettersIn(side)), labelAnchor: 'center' }),
      Plot.axisY(ticks, { ...AXIS, label: shortened(yAxis, lettersIn(frame.width)), labelAnchor: 'top' }),
      ...equalMarks(domain),
      ...groups.map(({ rows }, index) => pointMarks(rows, seriesStyle(index))),
      ...key.marks,
    ],
  });
}

const AXIS = { labelArrow: 'none', tickSize: 4, labelOffset: BOTTOM - 3 } as const;

function keyEntry(text: string, style: SeriesStyle): KeyEntry {
  return { text, sample: (place) => symbolSample(style, place) };
}

/** A single group without a name needs no key. */
function keyOf(
  all: readonly KeyEntry[],
  side: number,
  { width }: ChartFrame,
): { marks: Plot.Markish[]; height: number } {
  const entries = all.filter(({ text }) => text !== '');
  const left = LEFT + side + KEY_GAP;
  if (entries.every(({ text }) => left + keyWidth(text) <= width)) {
    const places = entries.map((_, index) => ({ x: 0, y: index * KEY_LINE + KEY_LINE / 2 }));
    return { marks: keyMarks(entries, places, { x: left, y: TOP }, width), height: 0 };
  }
  const { places, height } = flowKey(entries, width);
  return { marks: keyMarks(entries, places, { x: 0, y: TOP + side + BOTTOM }, width), height };
}

function equalMarks([low, high]: readonly [number, number]): Plot.Markish[] {
  const ends = { x1: low, y1: low, x2: high, y2: high };
  const words = { x: high, y: high, textAnchor: 'end', dx: -22, dy: 10, fill: 'var(--quiet)' } as const;
  return [
    Plot.link([ends], { ...ends, stroke: 'var(--quiet)', strokeDasharray: '3 3' }),
    Plot.text(['equal'], { ...words, stroke: 'var(--paper)', strokeWidth: 4 }),
  ];
}

function pointMarks(points: readonly ScatterPoint[], { colour, symbol }: SeriesStyle): Plot.Markish {
  const x = ({ x: share }: ScatterPoint): number => 100 * share;
  const y = ({ y: share }: ScatterPoint): number => 100 * share;
  return Plot.dot(points, { x, y, ...symbolLook(colour), symbol });
}
