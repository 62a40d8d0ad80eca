/** The published numbers of the paper (Hughes 2005), and our decisions where it is silent. */

import numbers from './published.json' with { type: 'json' };

export const PUBLISHED = numbers;

/** The configurations of Tables 1 and 2. Those with a `best` play the move of the best plan. */
export type ConfigurationName = keyof typeof numbers.configurations;

/** A row of Table 3 or 4: wins, draws and losses of the evolving player with each colour. */
export interface PublishedRow {
  readonly table: number;
  readonly row: string;
  readonly configuration: string;
  /** How many plies the opponent searches, or `random`. */
  readonly opponent: number | string;
  readonly black: readonly number[];
  readonly white: readonly number[];
}

export const ROWS: readonly PublishedRow[] = numbers.rows;
