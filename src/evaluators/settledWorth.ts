/**
 * What a position is worth when the captures are over. Captures are compulsory, so a strategy that judges a position in
 * the middle of an exchange counts pieces that are about to be lost. This first plays out all pending captures: the
 * viewer chooses those that leave it the most, the opponent those that leave the viewer the least.
 */

import * as exchanges from '../features/captureDue.ts';
import type { Reading } from '../features/feature.ts';
import type { Bits } from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import * as kernel from '../rules/kernel.ts';
import type { Side } from '../rules/side.ts';
import * as sides from '../rules/side.ts';
import * as successor from '../rules/successor.ts';
import * as worths from './comparableWorth.ts';

// Private constants, for speed: see rules/kernel.ts.
const { MOST_CAPTURES, captureDue } = exchanges;
const { generate } = kernel;
const { opponent } = sides;
const { SLICE_WORDS, SUCCESSOR_WORDS } = successor;
const { comparableWorth } = worths;

/** Without a pending capture it is the plain worth. NaN, which is never chosen, becomes minus infinity. */
export function settledWorth(worth: Reading, board: Board, mostCaptures = MOST_CAPTURES): Reading {
  return (own, other, kings, side, turn) =>
    // Check first: most positions are quiet, and a call with non-integer arguments is expensive.
    captureDue(own, other, kings, side, turn, board)
      ? settle(own, other, kings, side, turn, mostCaptures, -Infinity, Infinity)
      : comparableWorth(worth(own, other, kings, side, turn));

  /** An alpha-beta search of captures only, of which at most `left` more are followed. */
  function settle(
    own: Bits,
    other: Bits,
    kings: Bits,
    side: Side,
    turn: Side,
    left: number,
    low: number,
    high: number,
  ): number {
    if (left === 0 || !captureDue(own, other, kings, side, turn, board)) {
      return comparableWorth(worth(own, other, kings, side, turn));
    }
    const isOwnTurn = side === turn;
    const begin = (left - 1) * SLICE_WORDS;
    const end = generate(isOwnTurn ? own : other, isOwnTurn ? other : own, kings, turn, board, successors, begin);
    const next = opponent(turn);
    let least = low;
    let most = high;
    for (let at = begin; at < end && least < most; at += SUCCESSOR_WORDS) {
      const moved = successors[at]!;
      const answering = successors[at + 1]!;
      const crowned = successors[at + 2]!;
      if (isOwnTurn) {
        const value = settle(moved, answering, crowned, side, next, left - 1, least, most);
        if (value > least) least = value;
      } else {
        const value = settle(answering, moved, crowned, side, next, left - 1, least, most);
        if (value < most) most = value;
      }
    }
    return isOwnTurn ? least : most;
  }
}

/** Scratch space of this module, a slice for each capture; its contents do not outlive a call. */
const successors = new Int32Array(MOST_CAPTURES * SLICE_WORDS);
