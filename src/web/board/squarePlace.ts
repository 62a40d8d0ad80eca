/** Where squares are on the screen, which square is between two others, and where the arrow keys lead. */

import type { Board, Square } from '../../rules/board.ts';
import { columnOfBit, rowOfBit } from '../../rules/board.ts';

export interface Place {
  /** From the left, as the board is shown. */
  readonly column: number;
  /** From the top, as the board is shown. */
  readonly row: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** Where a square is shown; on a flipped board Black is at the bottom. */
export function placeOf(square: Square, board: Board, isFlipped: boolean): Place {
  const index = board.bitOfSquare[square]!;
  const [column, row] = [columnOfBit(index), rowOfBit(index)];
  const last = board.size - 1;
  return isFlipped ? { column: last - column, row: last - row } : { column, row };
}

/** The dark square at a place, if there is one. */
export function squareAt(place: Place, board: Board, isFlipped: boolean): Square | undefined {
  return squaresOf(board).find((square) => {
    const { column, row } = placeOf(square, board, isFlipped);
    return column === place.column && row === place.row;
  });
}

export function squaresOf(board: Board): Square[] {
  return Array.from({ length: board.squares }, (_, index) => index + 1);
}

/** The square between the two ends of a jump. */
export function squareBetween(from: Square, to: Square, board: Board): Square {
  const [one, two] = [placeOf(from, board, false), placeOf(to, board, false)];
  const middle = { column: (one.column + two.column) / 2, row: (one.row + two.row) / 2 };
  const square = squareAt(middle, board, false);
  if (square === undefined) throw new RangeError(`${from} and ${to} are not the ends of a jump`);
  return square;
}

/** Where an arrow key leads: along the row over the dark squares, or to the row above or below. */
export function neighbour(square: Square, direction: Direction, board: Board, isFlipped: boolean): Square {
  const inRow = board.size / 2;
  const index = square - 1;
  const [row, column] = [Math.floor(index / inRow), index % inRow];
  const sign = isFlipped ? -1 : 1;
  const places: Readonly<Record<Direction, readonly [row: number, column: number]>> = {
    left: [row, column - sign],
    right: [row, column + sign],
    up: [row - sign, column],
    down: [row + sign, column],
    first: [row, isFlipped ? inRow - 1 : 0],
    last: [row, isFlipped ? 0 : inRow - 1],
  };
  const moved = places[direction];
  const isOnBoard = moved[0] >= 0 && moved[0] < board.size && moved[1] >= 0 && moved[1] < inRow;
  return isOnBoard ? moved[0] * inRow + moved[1] + 1 : square;
}
