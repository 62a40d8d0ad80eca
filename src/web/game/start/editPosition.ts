/** Setting up a position, square by square. */

import type { Board, Square } from '../../../rules/board.ts';
import type { Position } from '../../../rules/position.ts';
import type { Side } from '../../../rules/side.ts';
import { BLACK, sideName } from '../../../rules/side.ts';
import { pieceAt } from '../../board/boardPiece.ts';

export interface Tool {
  /** Undefined for removing pieces. */
  readonly side: Side | undefined;
  readonly isKing: boolean;
}

/** Puts a piece on a square; putting the same piece again removes it. A man on its king-row becomes a king. */
export function putPiece(position: Position, board: Board, square: Square, { side, isKing }: Tool): Position {
  const bit = 1 << board.bitOfSquare[square]!;
  const before = pieceAt(position, board, square);
  const cleared = {
    ...position,
    black: position.black & ~bit,
    white: position.white & ~bit,
    kings: position.kings & ~bit,
  };
  if (side === undefined) return cleared;
  const isCrowned = isKing || (board.kingRows[side] & bit) !== 0;
  if (before?.side === side && before.isKing === isCrowned) return cleared;
  return {
    ...cleared,
    black: side === BLACK ? cleared.black | bit : cleared.black,
    white: side === BLACK ? cleared.white : cleared.white | bit,
    kings: isCrowned ? cleared.kings | bit : cleared.kings,
  };
}

export function emptyPosition(turn: Side): Position {
  return { black: 0, white: 0, kings: 0, turn };
}

/** Why a position cannot be played; undefined if it can. */
export function positionProblem({ black, white, turn }: Position): string | undefined {
  const own = turn === BLACK ? black : white;
  return own === 0 ? `${sideName(turn)} is to move but has no pieces.` : undefined;
}
