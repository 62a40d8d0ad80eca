/**
 * The two boards as masks over one layout. Bit i is the (i+1)th dark square of the 8x8 board, row by row from Black's
 * side (rule 3), so on 8x8 square s is bit s-1. The 6x6 board is the upper left corner of the same layout under a mask;
 * its own numbers run from 1 to 18.
 *
 *        8x8                          6x6 (own numbers)
 *     .  1  .  2  .  3  .  4       .  1  .  2  .  3
 *     5  .  6  .  7  .  8  .       4  .  5  .  6  .
 *     .  9  . 10  . 11  . 12       .  7  .  8  .  9
 *    13  . 14  . 15  . 16  .      10  . 11  . 12  .
 *     . 17  . 18  . 19  . 20       . 13  . 14  . 15
 *    21  . 22  . 23  . 24  .      16  . 17  . 18  .
 *     . 25  . 26  . 27  . 28
 *    29  . 30  . 31  . 32  .
 */

import type { Bits } from './bits.ts';

/** A dark square by its number, counted from 1. */
export type Square = number;

/** A board of one size: which squares it has, how they are numbered, and where men become kings. */
export interface Board {
  /** Rows and columns. */
  readonly size: 6 | 8;
  /** Number of dark squares; they are numbered 1 to this. */
  readonly squares: number;
  /** All dark squares of this board. */
  readonly mask: Bits;
  /** The king-row of each side: its farthest row forward (rule 10). */
  readonly kingRows: readonly [black: Bits, white: Bits];
  /** Both king-rows. A man can only ever reach the far one, so the move generator can use one mask for both sides. */
  readonly crowns: Bits;
  /** Bit index of a square number; -1 for 0, which is not a square. */
  readonly bitOfSquare: Int8Array;
  /** Square number of a bit index; 0 where this board has no square. */
  readonly squareOfBit: Int8Array;
}

/** The row of a bit index, counted from 0 at the top (Black's side). */
export function rowOfBit(index: number): number {
  return index >> 2;
}

/** The column of a bit index, counted from 0 at the left. */
export function columnOfBit(index: number): number {
  return 2 * (index & 3) + 1 - ((index >> 2) & 1);
}

/** The dark squares of the 8x8 layout that satisfy a condition on row and column. */
export function bitsWhere(condition: (row: number, column: number) => boolean): Bits {
  let bits = 0;
  for (let index = 0; index < 32; index++) {
    if (condition(rowOfBit(index), columnOfBit(index))) bits |= 1 << index;
  }
  return bits;
}

export const BOARD_8 = makeBoard(8);
export const BOARD_6 = makeBoard(6);

function makeBoard(size: 6 | 8): Board {
  const mask = bitsWhere((row, column) => row < size && column < size);
  const top = mask & bitsWhere((row) => row === 0);
  const bottom = mask & bitsWhere((row) => row === size - 1);
  const squareOfBit = new Int8Array(32);
  const bitOfSquare = new Int8Array((size * size) / 2 + 1).fill(-1);
  let squares = 0;
  for (let index = 0; index < 32; index++) {
    if ((mask & (1 << index)) === 0) continue;
    squares++;
    squareOfBit[index] = squares;
    bitOfSquare[squares] = index;
  }
  return { size, squares, mask, kingRows: [bottom, top], crowns: top | bottom, bitOfSquare, squareOfBit };
}
