/** Sets of squares as a side sees them, and their text form. */

import type { Bits } from '../rules/bits.ts';
import { bitIndices } from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import { bitsWhere } from '../rules/board.ts';

/** Squares for pieces of each side. */
export type SideSquares = readonly [black: Bits, white: Bits];

/** The squares of a board that satisfy a condition on row and column, both counted from 0 at the top left. */
export function squaresWhere(board: Board, condition: (row: number, column: number) => boolean): Bits {
  return board.mask & bitsWhere(condition);
}

/**
 * The same for each side: rows counted from its own back row, columns from its right. Black counts as the board is
 * printed, White on the board rotated by 180 degrees.
 */
export function sideSquares(board: Board, condition: (row: number, column: number) => boolean): SideSquares {
  const last = board.size - 1;
  return [squaresWhere(board, condition), squaresWhere(board, (row, column) => condition(last - row, last - column))];
}

/** The squares on the edge of a board, where nothing can be jumped. */
export function edgeSquares(board: Board): Bits {
  const last = board.size - 1;
  return squaresWhere(board, (row, column) => row === 0 || column === 0 || row === last || column === last);
}

/** The central squares: rows and columns 3 to 6 of 8x8, 3 and 4 of 6x6, counted from 1 (Greaney 2026; Foley 2003). */
export function centreSquares(board: Board): Bits {
  const isCentral = (line: number): boolean => line >= 2 && line < board.size - 2;
  return squaresWhere(board, (row, column) => isCentral(row) && isCentral(column));
}

/** The numbers of the squares: `1, 2 and 6`. */
export function squareList(squares: Bits, board: Board): string {
  const numbers = [...bitIndices(squares)].map((index) => String(board.squareOfBit[index]));
  return numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
