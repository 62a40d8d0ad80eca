/**
 * How the kernel writes what it finds: four words a successor, namely the mover's pieces, the opponent's pieces and the
 * kings after the move, and a move word that says how it was made.
 *
 * A move word holds in bits 0-4 the bit index of the start, in bits 5-8 the number of jumps (0 for a quiet move), and
 * from bit 9 on two bits of direction for each step or jump; nine jumps, the most there can be, need 27 bits.
 */

import type { Bits } from './bits.ts';

export const SUCCESSOR_WORDS = 4;

/** No position has more moves than this, however it was set up; the tests prove it. */
const MAX_MOVES = 128;

/** Words to set aside for the successors of one position. */
export const SLICE_WORDS = MAX_MOVES * SUCCESSOR_WORDS;

/** The first bit of the number of jumps, and of the directions, in a move word. */
export const JUMPS_SHIFT = 5;
export const STEPS_SHIFT = 9;

/** How many pieces a move captures. */
export function jumpsOf(word: number): number {
  return (word >>> JUMPS_SHIFT) & 15;
}

/** Whether a move captures nothing and is one of these pieces, as they stood before it. */
export function isQuiet(word: number, pieces: Bits): boolean {
  return jumpsOf(word) === 0 && ((pieces >>> (word & 31)) & 1) !== 0;
}

/**
 * Where a move stands in reading order: by the square it starts from, then by each step or jump up-left, up-right,
 * down-left, down-right. The original EvoDraughts (Greaney, 2026) lists moves in this order, and its strategies play
 * the first of equals. Of two moves of a position the one with the smaller number comes first.
 */
export function readingOrder(word: number): number {
  const steps = Math.max(1, jumpsOf(word));
  // A step by four goes left from an even row and right from an odd one; jumps keep the parity.
  const isOddRow = (word >>> 2) & 1;
  let order = (word & 31) << 18;
  for (let index = 0; index < steps; index++) {
    const direction = (word >>> (STEPS_SHIFT + 2 * index)) & 3;
    order |= (((direction ^ 2) & 2) | ((direction & 1) ^ isOddRow)) << (16 - 2 * index);
  }
  return order;
}
