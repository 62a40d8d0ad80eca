/**
 * Tests: for each opponent the share of points with its interval as a whisker and the numbers beside it, of one player
 * or of several. Names stand above their rows, so that there is room for them on a narrow screen too.
 */

import * as Plot from '@observablehq/plot';
import type { ChartFrame, SeriesStyle } from './chartFrame.ts';
import { chartOptions, seriesStyle } from './chartFrame.ts';
import type { ScoreRow } from './scoreRow.ts';
import { formatInterval } from './scoreRow.ts';
import { shortened } from './words.ts';

/** The test of one of several players. */
export interface ScoreSeries {
  /** Short, since it stands beside the numbers: run 12. */
  readonly label: string;
  readonly rows: readonly ScoreRow[];
}

/** A whisker, and how far down it is. */
interface Whisker {
  readonly y: number;
  readonly score: ScoreRow;
  readonly style: SeriesStyle;
  readonly text: string;
}

interface Title {
  readonly y: number;
  readonly text: string;
}

const TITLE_HEIGHT = 26;
const WHISKER_HEIGHT = 22;
const MARGINS = { marginTop: 4, marginBottom: 44, marginLeft: 8 };
const LETTER_WIDTH = 7.5;

export function testChart(frame: ChartFrame, rows: readonly ScoreRow[]): Element {
  return testComparisonChart(frame, [{ label: '', rows }]);
}

export function testComparisonChart(frame: ChartFrame, series: readonly ScoreSeries[]): Element {
  const { titles, whiskers, height } = layOut(series);
  const longest = Math.max(0, ...whiskers.map(({ text }) => text.length));
  const marginRight = Math.ceil(longest * LETTER_WIDTH) + 18;
  const most = Math.floor((frame.width - MARGINS.marginLeft) / LETTER_WIDTH);
  return Plot.plot({
    ...chartOptions(frame, height + MARGINS.marginTop + MARGINS.marginBottom),
    ...MARGINS,
    marginRight,
    x: { domain: [0, 100] },
    y: { domain: [0, height], range: [MARGINS.marginTop, MARGINS.marginTop + height], axis: null },
    marks: [
      Plot.gridX([0, 25, 75, 100]),
      Plot.axisX([0, 25, 50, 75, 100], {
        label: 'points of a hundred; 50 is even',
        labelAnchor: 'center',
        labelArrow: 'none',
        tickSize: 4,
      }),
      Plot.ruleX([50], { stroke: 'var(--quiet)', strokeDasharray: '3 3' }),
      Plot.text(titles, { x: () => 0, y: 'y', text: ({ text }: Title) => shortened(text, most), ...TEXT, dx: 2 }),
      ...whiskers.flatMap(whiskerMarks),
    ],
  });
}

const TEXT = { textAnchor: 'start', fill: 'currentColor', stroke: 'var(--paper)', strokeWidth: 4 } as const;

function whiskerMarks({ y, score, style, text }: Whisker): Plot.Markish[] {
  const [low, points, high] = [score.low, score.points, score.high].map((share) => 100 * share);
  return [
    Plot.ruleY([y], { x1: low!, x2: high!, stroke: style.colour, strokeWidth: 3, strokeDasharray: style.dashes }),
    Plot.dot([y], { x: [points!], y: [y], r: 5, fill: style.colour, stroke: 'var(--paper)' }),
    Plot.text([text], { x: [100], y: [y], textAnchor: 'start', dx: 14, fill: style.colour, fontWeight: 600 }),
  ];
}

/** Opponents one below the other, and below each the players that met it. */
function layOut(series: readonly ScoreSeries[]): { titles: Title[]; whiskers: Whisker[]; height: number } {
  const opponents = [...new Set(series.flatMap(({ rows }) => rows.map(({ opponent }) => opponent)))];
  const titles: Title[] = [];
  const whiskers: Whisker[] = [];
  let top = 0;
  for (const opponent of opponents) {
    titles.push({ y: top + TITLE_HEIGHT / 2, text: opponent });
    top += TITLE_HEIGHT;
    for (const [index, { label, rows }] of series.entries()) {
      const score = rows.find((row) => row.opponent === opponent);
      if (!score) continue;
      const text = label === '' ? formatInterval(score) : `${label}: ${formatInterval(score)}`;
      whiskers.push({ y: top + WHISKER_HEIGHT / 2, score, style: seriesStyle(index), text });
      top += WHISKER_HEIGHT;
    }
  }
  return { titles, whiskers, height: top };
}
