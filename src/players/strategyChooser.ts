/** How a strategy chooses a move, on words: by the positions after the moves, or by counting off (see expressionPlayer.ts). */

import { randomBelow } from '../base/rng.ts';
import type { Strategy } from '../evaluators/strategy.ts';
import type { Bits } from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import * as kernel from '../rules/kernel.ts';
import * as queries from '../rules/queries.ts';
import type { Chooser } from '../rules/quickGame.ts';
import type { Side } from '../rules/side.ts';
import * as sides from '../rules/side.ts';
import * as successor from '../rules/successor.ts';

// Private constants, for speed: see rules/kernel.ts.
const { generate } = kernel;
const { jumpers } = queries;
const { opponent } = sides;
const { SLICE_WORDS, SUCCESSOR_WORDS, readingOrder } = successor;

/** Longer exchanges are rare, and on boards full of kings there are too many to follow. */
const MOST_CAPTURES = 6;

/** The move to the position of the greatest worth. */
export function positionChooser({ worth }: Strategy): Chooser {
  return (_own, _other, _kings, turn, successors, end) => {
    if (end === SUCCESSOR_WORDS) return 0;
    const next = opponent(turn);
    let chosen = 0;
    let most = -Infinity;
    let leastOrder = Infinity;
    for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
      const value = worth(successors[at]!, successors[at + 1]!, successors[at + 2]!, turn, next);
      // NaN and minus infinity are alike: nothing is less.
      const score = value > -Infinity ? value : -Infinity;
      if (score < most) continue;
      const order = readingOrder(successors[at + 3]!);
      if (score === most && order > leastOrder) continue;
      chosen = at;
      most = score;
      leastOrder = order;
    }
    return chosen;
  };
}

/**
 * The move to the position of the greatest worth after all captures that are due, each side choosing the best for itself by
 * the same worth: a strategy then never judges a position in the middle of an exchange.
 */
export function settledChooser({ worth }: Strategy, board: Board): Chooser {
  const slices = new Int32Array(MOST_CAPTURES * SLICE_WORDS);

  /** What a position is worth to `side`, when the one to move has pieces `own`. */
  function settle(own: Bits, other: Bits, kings: Bits, turn: Side, side: Side, depth: number, low: number, high: number): number {
    if (depth === MOST_CAPTURES || jumpers(own, other, kings, turn, board) === 0) {
      const value = turn === side ? worth(own, other, kings, side, turn) : worth(other, own, kings, side, turn);
      return value > -Infinity ? value : -Infinity;
    }
    const begin = depth * SLICE_WORDS;
    const end = generate(own, other, kings, turn, board, slices, begin);
    let [least, most] = [low, high];
    for (let at = begin; at < end && least < most; at += SUCCESSOR_WORDS) {
      const value = settle(slices[at + 1]!, slices[at]!, slices[at + 2]!, opponent(turn), side, depth + 1, least, most);
      if (turn === side) least = Math.max(least, value);
      else most = Math.min(most, value);
    }
    return turn === side ? least : most;
  }

  return (_own, _other, _kings, turn, successors, end) => {
    if (end === SUCCESSOR_WORDS) return 0;
    const next = opponent(turn);
    let chosen = 0;
    let most = -Infinity;
    let leastOrder = Infinity;
    for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
      const score = settle(successors[at + 1]!, successors[at]!, successors[at + 2]!, next, turn, 0, -Infinity, Infinity);
      if (score < most) continue;
      const order = readingOrder(successors[at + 3]!);
      if (score === most && order > leastOrder) continue;
      chosen = at;
      most = score;
      leastOrder = order;
    }
    return chosen;
  };
}

/** The move that the value of the present position counts off, in reading order: trunc(|value|) mod the moves. */
export function indexChooser({ value, isBroken }: Strategy): Chooser {
  return (own, other, kings, turn, successors, end, rng) => {
    const count = end / SUCCESSOR_WORDS;
    if (isBroken) return SUCCESSOR_WORDS * randomBelow(rng, count);
    const size = Math.abs(value(own, other, kings, turn, turn));
    const index = Number.isFinite(size) ? Math.trunc(size) % count : 0;
    const moves = Array.from({ length: count }, (_, move) => SUCCESSOR_WORDS * move);
    return moves.toSorted((one, two) => readingOrder(successors[one + 3]!) - readingOrder(successors[two + 3]!))[
      index
    ]!;
  };
}
