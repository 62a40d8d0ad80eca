/**
 * Patterns: an evaluation that knows nothing but where pieces stand. It adds up
 *
 * - a value for every man and king by its square, interpolated between an opening and an ending by the share of pieces,
 * - a value for the balance of all pieces: how many men and kings each side has,
 * - a value for what stands on each window, a few squares seen as one: every combination of own men, opposing men and
 *   other squares has a value of its own (n-tuples: Bledsoe and Browning 1959; Buro 1998 for Othello).
 *
 * White sees the turned board with the same values, so what is good for one side is equally bad for the other.
 */

import type { Board, Square } from '../../rules/board.ts';

export interface Patterns {
  /** The squares of each window as Black sees them, ascending. */
  readonly windows: readonly Window[];
  /** All values in sixteenths of a point, in the order of `layoutOf`; none at all if all are 0. */
  readonly values: Int16Array;
}

export type Window = readonly Square[];

/** No man, an own man, an opposing man. Kings are few and move far, so windows do not see them. */
export const STATES = 3;
export const FEWEST_SQUARES = 2;
export const MOST_SQUARES = 8;
export const MOST_WINDOWS = 64;

/** Learning takes steps of less than a point. */
export const VALUES_PER_POINT = 16;
/** In points, sums of all pieces fit into 16 bits. */
export const LARGEST_VALUE = 1200 * VALUES_PER_POINT;

/** A logit of the chance to win, in points: a lead of 100 points makes a win about twice as likely as a loss. */
export const POINTS_PER_LOGIT = 150;

/** Where the parts begin among all values. First come those of squares: men in the opening and the ending, then kings. */
export interface Layout {
  readonly balance: number;
  readonly windows: readonly number[];
  readonly end: number;
}

export function layoutOf(windows: readonly Window[], { squares }: Board): Layout {
  const balance = 4 * squares;
  const starts: number[] = [];
  let end = balance + BALANCES;
  for (const window of windows) {
    starts.push(end);
    end += STATES ** window.length;
  }
  return { balance, windows: starts, end };
}

/** Men are counted from 0 to 12 or more, kings from 0 to 3 or more. */
const MOST_MEN = 12;
const MOST_KINGS = 3;
const BALANCES = ((MOST_MEN + 1) * (MOST_KINGS + 1)) ** 2;

/** The number of a balance of pieces, from the side to which the first counts belong. */
export function balanceOf(ownMen: number, otherMen: number, ownKings: number, otherKings: number): number {
  const men = ownMen < MOST_MEN ? ownMen : MOST_MEN;
  const menBeyond = otherMen < MOST_MEN ? otherMen : MOST_MEN;
  const kings = ownKings < MOST_KINGS ? ownKings : MOST_KINGS;
  const kingsBeyond = otherKings < MOST_KINGS ? otherKings : MOST_KINGS;
  return ((men * (MOST_MEN + 1) + menBeyond) * (MOST_KINGS + 1) + kings) * (MOST_KINGS + 1) + kingsBeyond;
}

/** The square as the other side sees it. */
export function turned(square: Square, { squares }: Board): Square {
  return squares + 1 - square;
}
