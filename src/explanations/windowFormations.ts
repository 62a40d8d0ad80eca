/**
 * What the windows of patterns look for: of what stands on a window often enough, the formation that is worth most and
 * the one that is worth least, compared with what the window is worth on average.
 */

import type { Patterns, Window } from '../evaluators/patterns/patterns.ts';
import { STATES, VALUES_PER_POINT, layoutOf } from '../evaluators/patterns/patterns.ts';
import type { Bits } from '../rules/bits.ts';
import type { Board, Square } from '../rules/board.ts';
import type { WindowFormation } from './measuredPieces.ts';
import type { PieceView } from './portraitSample.ts';

const MOST_FORMATIONS = 8;
/** Rarer formations say little about the games that an evaluation plays. */
const LEAST_SHARE = 0.02;
/** Two windows that share more of their squares than this say much the same. */
const SAME_SHARE = 0.5;

/** The formations with the greatest effect, good and bad ones in equal numbers, the best first. */
export function windowFormations(patterns: Patterns, board: Board, views: readonly PieceView[]): WindowFormation[] {
  const { windows: starts } = layoutOf(patterns.windows, board);
  const found = patterns.windows.map((window, index) => formationsOf(window, starts[index]!, patterns, board, views));
  const best = distinct(
    found.flatMap((all) => all.toSorted((one, two) => two.worth - one.worth).slice(0, 1)),
    1,
  );
  const worst = distinct(
    found.flatMap((all) => all.toSorted((one, two) => one.worth - two.worth).slice(0, 1)),
    -1,
  );
  return [...best, ...worst.toReversed()];
}

/** Those whose worth has the sign, the greatest first, without windows that are nearly the same. */
function distinct(formations: readonly WindowFormation[], sign: number): WindowFormation[] {
  const ordered = formations
    .filter(({ worth }) => worth * sign > 0)
    .toSorted((one, two) => sign * (two.worth - one.worth));
  const kept: WindowFormation[] = [];
  for (const one of ordered) {
    if (kept.length === MOST_FORMATIONS / 2) break;
    if (kept.every((other) => sharedSquares(one, other) <= SAME_SHARE * squaresIn(one).length)) kept.push(one);
  }
  return kept;
}

function squaresIn({ own, other, none }: WindowFormation): Square[] {
  return [...own, ...other, ...none];
}

function sharedSquares(one: WindowFormation, two: WindowFormation): number {
  const squares = new Set(squaresIn(two));
  return squaresIn(one).filter((square) => squares.has(square)).length;
}

/** What stands on a window often enough, in points above or below the average of the window. */
function formationsOf(
  window: Window,
  start: number,
  { values }: Patterns,
  board: Board,
  views: readonly PieceView[],
): WindowFormation[] {
  const counts = new Map<number, number>();
  let sum = 0;
  for (const { own, other, kings } of views) {
    const state = stateOf(window, board, own & ~kings, other & ~kings);
    counts.set(state, (counts.get(state) ?? 0) + 1);
    sum += values[start + state]!;
  }
  const mean = sum / views.length;
  return [...counts]
    .filter(([, count]) => count >= LEAST_SHARE * views.length)
    .map(([state, count]) => {
      const holding = (what: number): Square[] =>
        window.filter((_, place) => Math.floor(state / STATES ** place) % STATES === what);
      return {
        own: holding(1),
        other: holding(2),
        none: holding(0),
        worth: (values[start + state]! - mean) / VALUES_PER_POINT,
        share: count / views.length,
      };
    });
}

function stateOf(window: Window, { bitOfSquare }: Board, ownMen: Bits, otherMen: Bits): number {
  return window.reduce((sum, square, place) => {
    const bit = 1 << bitOfSquare[square]!;
    const state = (ownMen & bit) !== 0 ? 1 : (otherMen & bit) !== 0 ? 2 : 0;
    return sum + state * STATES ** place;
  }, 0);
}
