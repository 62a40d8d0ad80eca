/** The published numbers of the thesis (Greaney 2026), with the place of each. */

import numbers from './published.json' with { type: 'json' };

/** A run of Tables A.1 and A.2. Shares are from 0 to 1; what the thesis calls variance is a standard deviation. */
export interface PublishedRun {
  readonly id: string;
  /** The time when it was started, which is the name of its file. */
  readonly run: string;
  /** The condition of our plan with its parameters. */
  readonly condition: string;
  /** Null if the thesis does not give it. */
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

/** The number of games in the test of each of them. */
export const PUBLISHED_GAMES = numbers.runs8x8.games;
