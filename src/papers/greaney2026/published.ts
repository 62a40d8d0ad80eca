/** What the thesis reports (Greaney 2026), with the place of each number in it. */

import numbers from './published.json' with { type: 'json' };

/** A run of Tables A.1 and A.2. Shares are of one; what the thesis calls variance is a standard deviation. */
export interface PublishedRun {
  readonly id: string;
  /** The time at which it was begun, which is the name of its file. */
  readonly run: string;
  /** The condition of our plan that has its parameters. */
  readonly condition: string;
  /** Null where the thesis tells none. */
  readonly seed: number | null;
  readonly training: number;
  readonly test: number;
  readonly low: number;
  readonly high: number;
  readonly gap: number;
  readonly deviation: number;
}

export const PUBLISHED = numbers;

/** All 25 runs, those on 6x6 first. */
export const PUBLISHED_RUNS: readonly PublishedRun[] = [
  ...numbers.runs6x6.rows.map((row) => ({ ...row, condition: row.configuration, seed: null })),
  ...numbers.runs8x8.rows,
];

/** The baseline and the conditions that are compared with it. */
export const MAIN_CONDITIONS = ['config6', 'A', 'B', 'C', 'D'];

/** How many games the test of each of them had. */
export const PUBLISHED_GAMES = numbers.runs8x8.games;
