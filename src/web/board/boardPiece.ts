/** The pieces of a position as a board shows them, even in the middle of a capture. */

import type { Board, Square } from '../../rules/board.ts';
import type { Position } from '../../rules/position.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE, sideName } from '../../rules/side.ts';
import type { Path } from './moveInput.ts';
import { squareBetween, squaresOf } from './squarePlace.ts';

export interface BoardPiece {
  readonly square: Square;
  readonly side: Side;
  readonly isKing: boolean;
}

export function pieceAt(position: Position, board: Board, square: Square): BoardPiece | undefined {
  const bit = 1 << board.bitOfSquare[square]!;
  if (((position.black | position.white) & bit) === 0) return undefined;
  return { square, side: (position.black & bit) !== 0 ? BLACK : WHITE, isKing: (position.kings & bit) !== 0 };
}

export function piecesOf(position: Position, board: Board): BoardPiece[] {
  return squaresOf(board).flatMap((square) => pieceAt(position, board, square) ?? []);
}

/** The pieces with the selected one at the end of its path. Jumped pieces are still there. */
export function piecesAlong(position: Position, board: Board, path: Path): BoardPiece[] {
  const here = path.at(-1);
  if (here === undefined) return piecesOf(position, board);
  const inHand = pieceAt(position, board, path[0]!);
  const others = piecesOf(position, board).filter(({ square }) => square !== path[0]);
  return inHand ? [...others, { ...inHand, square: here }] : others;
}

/** The squares jumped along a path, in order; empty for a simple move. */
export function jumpedSquares(path: Path, board: Board): Square[] {
  const isJump = path.length > 1 && rowsBetween(path[0]!, path[1]!, board) === 2;
  return isJump ? path.slice(1).map((square, index) => squareBetween(path[index]!, square, board)) : [];
}

/** As in "black man". */
export function pieceName({ side, isKing }: Pick<BoardPiece, 'side' | 'isKing'>): string {
  return `${sideName(side).toLowerCase()} ${isKing ? 'king' : 'man'}`;
}

function rowsBetween(from: Square, to: Square, board: Board): number {
  const row = (square: Square): number => Math.floor((square - 1) / (board.size / 2));
  return Math.abs(row(from) - row(to));
}
