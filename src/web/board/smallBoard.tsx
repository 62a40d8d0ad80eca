/** A position as a small picture. */

import type { VNode } from 'preact';
import type { Board } from '../../rules/board.ts';
import type { Position } from '../../rules/position.ts';
import { BoardDrawing } from './boardDrawing.tsx';
import { piecesOf } from './boardPiece.ts';

interface SmallBoardProps {
  readonly board: Board;
  readonly position: Position;
  readonly isFlipped: boolean;
  readonly isNumbered?: boolean;
}

export function SmallBoard({ board, position, isFlipped, isNumbered = false }: SmallBoardProps): VNode {
  return (
    <div class="board small-board">
      <div class="board-inner">
        <BoardDrawing board={board} isFlipped={isFlipped} pieces={piecesOf(position, board)} isNumbered={isNumbered} />
      </div>
    </div>
  );
}
