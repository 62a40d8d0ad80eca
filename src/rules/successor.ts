/**
 * The format in which the kernel writes successors: four words each, namely the mover's pieces, the opponent's pieces
 * and the kings after the move, and a move word that describes the move.
 *
 * A move word has the bit index of the start in bits 0-4, the number of jumps (0 for a quiet move) in bits 5-8, and
 * from bit 9 on two bits of direction for each step or jump. The longest capture, nine jumps, needs 27 bits.
 */

import type { Bits } from './bits.ts';

export const SUCCESSOR_WORDS = 4;

/** The maximum number of moves in any position, even an artificial one; a test proves it. */
const MAX_MOVES = 128;

/** Words to reserve for the successors of one position. */
export const SLICE_WORDS = MAX_MOVES * SUCCESSOR_WORDS;

/** The first bit of the number of jumps, and of the directions, in a move word. */
export const JUMPS_SHIFT = 5;
export const STEPS_SHIFT = 9;

/** How many pieces a move captures. */
export function jumpsOf(word: number): number {
  return (word >>> JUMPS_SHIFT) & 15;
}

/** Whether a move captures nothing and moves one of these pieces, given as they stood before it. */
export function isQuiet(word: number, pieces: Bits): boolean {
  return jumpsOf(word) === 0 && ((pieces >>> (word & 31)) & 1) !== 0;
}

/**
 * The place of a move in reading order: by the square it starts from, then by each step or jump up-left, up-right,
 * down-left, down-right. The original EvoDraughts (Greaney, 2026) lists moves in this order, and in a tie its
 * strategies play the first move. Of two moves in a position, the one with the smaller number comes first.
 */
export function readingOrder(word: number): number {
  const steps = Math.max(1, jumpsOf(word));
  // A step by four goes left from an even row and right from an odd one. A jump stays on rows of the same parity.
  const isOddRow = (word >>> 2) & 1;
  let order = (word & 31) << 18;
  for (let index = 0; index < steps; index++) {
    const direction = (word >>> (STEPS_SHIFT + 2 * index)) & 3;
    order |= (((direction ^ 2) & 2) | ((direction & 1) ^ isOddRow)) << (16 - 2 * index);
  }
  return order;
}
