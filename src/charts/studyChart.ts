/**
 * What participants made of the opponents of a study: how many games each opponent won, with the interval as a whisker,
 * and how it was rated, with a circle for every rating that was given, the larger the more often, and a bar in the
 * middle of them. Names stand above their rows, so that there is room for them on a narrow screen too.
 */

import * as Plot from '@observablehq/plot';
import type { ChartFrame } from './chartFrame.ts';
import { chartOptions, seriesStyle } from './chartFrame.ts';
import { shortened } from './words.ts';

export interface OpponentRow {
  readonly title: string;
  readonly games: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly ratings: readonly number[];
  readonly median: number | null;
}

interface RatingCount {
  readonly row: number;
  readonly rating: number;
  readonly count: number;
}

const MARGINS = { marginTop: 8, marginBottom: 40, marginLeft: 16, marginRight: 132 };
const LETTER_WIDTH = 7.5;
/** Of a row, below its name. */
const MIDDLE = 10;
const LARGEST_RADIUS = 13;
const RATINGS = Array.from({ length: 10 }, (_, index) => index + 1);

export function winRateChart(frame: ChartFrame, rows: readonly OpponentRow[]): Element {
  const { colour } = seriesStyle(0);
  const y = (_: OpponentRow, index: number): number => index;
  return Plot.plot({
    ...rowOptions(frame, rows, 48),
    x: { domain: [0, 100] },
    marks: [
      Plot.gridX([0, 25, 50, 75, 100]),
      Plot.axisX([0, 25, 50, 75, 100], { label: 'games won by the opponent, %', labelArrow: 'none', tickSize: 4 }),
      Plot.ruleY(rows, {
        y,
        x1: ({ low }: OpponentRow) => 100 * low,
        x2: ({ high }: OpponentRow) => 100 * high,
        stroke: colour,
        strokeWidth: 3,
        strokeLinecap: 'round',
        dy: MIDDLE,
      }),
      Plot.dot(rows, {
        y,
        x: ({ winRate }: OpponentRow) => 100 * winRate,
        r: 5,
        fill: colour,
        stroke: 'var(--paper)',
        dy: MIDDLE,
      }),
      nameMark(frame, rows, 0, -12, ({ games }) => counted(games, 'game')),
      sideMark(rows, 100, shareText),
    ],
  });
}

export function ratingChart(frame: ChartFrame, rows: readonly OpponentRow[]): Element {
  const [dots, middles] = [seriesStyle(0).colour, seriesStyle(1).colour];
  const counts = ratingCounts(rows);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const at = { x: 'rating', y: 'row', dy: MIDDLE } as const;
  return Plot.plot({
    ...rowOptions(frame, rows, 68),
    x: { domain: [1, 10] },
    r: { type: 'sqrt', domain: [0, most], range: [0, most === 1 ? 6 : LARGEST_RADIUS] },
    marks: [
      Plot.gridX(RATINGS),
      Plot.axisX(RATINGS, { label: 'rating', labelArrow: 'none', tickSize: 4 }),
      // Behind the circles, so that it hides no number.
      Plot.tickX(
        rows.flatMap(({ median }, row) => (median === null ? [] : [{ row, rating: median }])),
        { ...at, stroke: middles, strokeWidth: 3, insetTop: 15, insetBottom: 15 },
      ),
      Plot.dot(counts, { ...at, r: 'count', fill: 'var(--accent-soft)', stroke: dots }),
      Plot.text(
        counts.filter(({ count }) => count > 1),
        { ...at, text: ({ count }: RatingCount) => String(count), fill: 'currentColor', fontWeight: 600 },
      ),
      nameMark(frame, rows, 1, -24, ({ ratings }) => counted(ratings.length, 'rating')),
      sideMark(rows, 10, ({ median }) => (median === null ? 'no rating' : `middle ${median}`)),
    ],
  });
}

function rowOptions(frame: ChartFrame, rows: readonly OpponentRow[], rowHeight: number): Plot.PlotOptions {
  const height = MARGINS.marginTop + MARGINS.marginBottom + rowHeight * rows.length;
  const y = { type: 'band', domain: rows.map((_, index) => index), axis: null, padding: 0 } as const;
  return { ...chartOptions(frame, height), ...MARGINS, y };
}

/** Who it is, and by how much it was measured. */
function nameMark(
  { width }: ChartFrame,
  rows: readonly OpponentRow[],
  x: number,
  dy: number,
  countOf: (row: OpponentRow) => string,
): Plot.Markish {
  const most = Math.floor((width - MARGINS.marginLeft) / LETTER_WIDTH);
  const text = (row: OpponentRow): string => {
    const count = `, ${countOf(row)}`;
    return `${shortened(row.title, most - count.length)}${count}`;
  };
  const place = {
    x: () => x,
    y: (_: OpponentRow, index: number) => index,
    textAnchor: 'start',
    dx: -8,
    dy,
  } as const;
  return Plot.text(rows, { ...place, text, fill: 'currentColor' });
}

/** The numbers beside a row. */
function sideMark(rows: readonly OpponentRow[], x: number, text: (row: OpponentRow) => string): Plot.Markish {
  const place = {
    x: () => x,
    y: (_: OpponentRow, index: number) => index,
    textAnchor: 'start',
    dx: 18,
    dy: MIDDLE,
  } as const;
  return Plot.text(rows, { ...place, text, fill: 'currentColor', fontWeight: 600 });
}

/** `75 % (47-91)`. */
function shareText({ winRate, low, high }: OpponentRow): string {
  const [share, least, most] = [winRate, low, high].map((part) => Math.round(100 * part));
  return `${share} % (${least}-${most})`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** How often each rating was given. */
function ratingCounts(rows: readonly OpponentRow[]): RatingCount[] {
  return rows.flatMap(({ ratings }, row) =>
    RATINGS.map((rating) => ({ row, rating, count: ratings.filter((one) => one === rating).length })).filter(
      ({ count }) => count > 0,
    ),
  );
}
