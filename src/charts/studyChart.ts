/**
 * Results of a study by opponent: the share of games it won, with the interval as a whisker, and its ratings, with a
 * circle for each rating, larger where it was given more often, and a bar at the median. Names stand above their rows,
 * so that they fit on a narrow screen too.
 */

import * as Plot from '@observablehq/plot';
import type { ChartFrame } from './chartFrame.ts';
import { lettersIn, seriesStyle } from './chartFrame.ts';
import { formatEstimate } from './estimate.ts';
import { rowChart } from './rowChart.ts';
import type { PlacedRow, RowGroup } from './rowLayout.ts';
import { whiskerMarks } from './whiskerMarks.ts';
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
  readonly y: number;
  readonly rating: number;
  readonly count: number;
}

const LARGEST_RADIUS = 13;
const RATINGS = Array.from({ length: 10 }, (_, index) => index + 1);

export function winRateChart(frame: ChartFrame, rows: readonly OpponentRow[]): Element {
  return rowChart<OpponentRow>(frame, {
    groups: named(frame, rows, ({ games }) => counted(games, 'game')),
    axis: '% of the games won by the opponent',
    domain: [0, 100],
    rowHeight: 22,
    side: (row) => formatEstimate({ ...row, value: row.winRate }, 0),
    marks: (placed) => placed.flatMap(({ row, y }) => whiskerMarks({ ...row, value: row.winRate }, y, seriesStyle(0))),
  });
}

export function ratingChart(frame: ChartFrame, rows: readonly OpponentRow[]): Element {
  const most = Math.max(1, ...rows.flatMap(({ ratings }) => RATINGS.map((rating) => countOf(ratings, rating))));
  return rowChart<OpponentRow>(frame, {
    groups: named(frame, rows, ({ ratings }) => counted(ratings.length, 'rating')),
    axis: 'rating',
    domain: [1, 10],
    ticks: RATINGS,
    rowHeight: 2 * LARGEST_RADIUS + 12,
    side: ({ median }) => (median === null ? 'no rating' : `median ${median}`),
    marks: ratingMarks,
    scales: { r: { type: 'sqrt', domain: [0, most], range: [0, most === 1 ? 6 : LARGEST_RADIUS] } },
  });
}

function ratingMarks(rows: readonly PlacedRow<OpponentRow>[]): Plot.Markish[] {
  const [dots, middles] = [seriesStyle(0).colour, seriesStyle(1).colour];
  const counts = rows.flatMap(ratingCounts);
  const at = { x: 'rating', y: 'y' } as const;
  return [
    // Behind the circles, so that it hides no number.
    ...rows.flatMap(({ row, y }) =>
      row.median === null
        ? []
        : [Plot.ruleX([row.median], { y1: y - 18, y2: y + 18, stroke: middles, strokeWidth: 3 })],
    ),
    Plot.dot(counts, { ...at, r: 'count', fill: 'var(--accent-soft)', stroke: dots }),
    Plot.text(
      counts.filter(({ count }) => count > 1),
      { ...at, text: ({ count }: RatingCount) => String(count), fill: 'currentColor', fontWeight: 600 },
    ),
  ];
}

/** Each opponent below its name and its number of games or ratings. */
function named(
  { width }: ChartFrame,
  rows: readonly OpponentRow[],
  count: (row: OpponentRow) => string,
): RowGroup<OpponentRow>[] {
  return rows.map((row) => {
    const ending = `, ${count(row)}`;
    return { heading: `${shortened(row.title, lettersIn(width) - 1 - ending.length)}${ending}`, rows: [row] };
  });
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** How often each rating was given. */
function ratingCounts({ row, y }: PlacedRow<OpponentRow>): RatingCount[] {
  return RATINGS.map((rating) => ({ y, rating, count: countOf(row.ratings, rating) })).filter(({ count }) => count > 0);
}

function countOf(ratings: readonly number[], rating: number): number {
  return ratings.filter((one) => one === rating).length;
}
