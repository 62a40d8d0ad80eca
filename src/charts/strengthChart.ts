/**
 * The strength of the best of each generation, with the interval as a band, beside the players that measured it. The
 * champion may search deeper than in training, so it has its own mark.
 */

import * as Plot from '@observablehq/plot';
import type { StrengthChart } from './chart.ts';
import type { ChartFrame } from './chartFrame.ts';
import { seriesStyle } from './chartFrame.ts';
import { curveChart } from './curveMarks.ts';
import type { EndLabel } from './endLabels.ts';
import { shortened } from './words.ts';

const HEIGHT = 320;
const STEP = 100;
const MOST_LETTERS = 14;

/** `until` is the last planned generation of a run in progress. */
export function strengthChart({ points, champion, opponents }: StrengthChart, frame: ChartFrame, until = 0): Element {
  const best = seriesStyle(0);
  const crowned = seriesStyle(1).colour;
  const last = Math.max(1, until, points.at(-1)?.generation ?? 0);
  const estimates = [...points, ...(champion ? [champion] : [])];
  const values = [...estimates.flatMap(({ low, high }) => [low, high]), ...opponents.map(({ elo }) => elo)];
  const labels = [
    ...(champion ? [label(`champion ${Math.round(champion.elo)}`, crowned, last, champion.elo)] : []),
    ...opponents.map(({ title, elo }) =>
      label(`${shortened(title, MOST_LETTERS)} ${Math.round(elo)}`, 'var(--quiet)', last, elo),
    ),
  ];
  return curveChart(frame, {
    axis: 'Elo above random moves',
    height: HEIGHT,
    until: last,
    domain: domainOf(values),
    ground: [
      Plot.ruleY(opponents, { y: 'elo', stroke: 'var(--quiet)', strokeDasharray: '2 4', strokeOpacity: 0.8 }),
      Plot.areaY(points, { x: 'generation', y1: 'low', y2: 'high', fill: best.colour, fillOpacity: 0.16 }),
      ...championMarks(champion, last, crowned),
    ],
    lines: [
      {
        name: 'best',
        points: points.map(({ generation, elo }) => ({ generation, value: elo })),
        style: best,
        isMain: true,
      },
    ],
    labels,
  });
}

function label(text: string, colour: string, x: number, y: number): EndLabel {
  return { text, colour, x, y };
}

/** At the end, because it is chosen after the last generation. */
function championMarks(champion: StrengthChart['champion'], last: number, colour: string): Plot.Markish[] {
  if (!champion) return [];
  const place = { x: [last], stroke: colour, strokeWidth: 1.75 } as const;
  return [
    Plot.ruleX([champion], { ...place, y1: 'low', y2: 'high' }),
    Plot.dot([champion], { ...place, y: 'elo', r: 4.5, symbol: 'diamond', fill: 'var(--paper)' }),
  ];
}

/** Whole hundreds, with random moves at zero. */
function domainOf(values: readonly number[]): [number, number] {
  const low = STEP * Math.floor(values.reduce((one, other) => Math.min(one, other), 0) / STEP);
  const high = STEP * Math.ceil(values.reduce((one, other) => Math.max(one, other), STEP) / STEP);
  return [low, high];
}
