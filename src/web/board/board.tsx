/**
 * The board for playing. You enter a move with clicks, dragging or the keyboard; all three build the same path (see
 * `moveInput.ts`). `onMove` is called only when a move is complete.
 */

import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Board as Squares, Square } from '../../rules/board.ts';
import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { BoardDrawing } from './boardDrawing.tsx';
import { jumpedSquares, pieceAt, piecesAlong } from './boardPiece.ts';
import type { Motion } from './motion.ts';
import { useMotion } from './motion.ts';
import type { Path } from './moveInput.ts';
import { farSquares, nextSquares } from './moveInput.ts';
import { handInWords, squareInWords } from './moveWords.ts';
import { SquareGrid } from './squareGrid.tsx';
import { useMoveEntry } from './useMoveEntry.ts';
import { useScene } from './useScene.ts';

interface BoardProps {
  readonly board: Squares;
  readonly position: Position;
  readonly isFlipped: boolean;
  readonly label: string;
  /** The moves that can be entered; empty on a board that only shows a position. */
  readonly legal: readonly Move[];
  readonly lastMove?: Move | undefined;
  readonly arrows?: readonly Path[];
  /** The motion that led to the position. */
  readonly motion?: Motion | undefined;
  /** Called when a move is complete. `shown` is the number of squares of its path already shown. */
  readonly onMove: (move: Move, shown: number) => void;
  readonly onKey?: (key: string) => void;
}

export function Board(props: BoardProps): VNode {
  const { board, position, isFlipped, label, legal, lastMove, arrows = [], motion, onMove, onKey } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const { path, hop, touchSquare, dragging } = useMoveEntry({ board, isFlipped, drawing, legal, onMove });
  const scene = useScene({ position, legal, lastMove, motion }, drawing, path.length > 0);
  const shown = path.length > 1 ? hop : scene.motion;
  useMotion(shown, drawing, board, isFlipped);
  const here = path.at(-1);
  const movable = nextSquares(legal, []);
  const targets = path.length > 0 ? nextSquares(legal, path) : [];
  const farTargets = farSquares(legal, path);
  const inHand = here === undefined ? undefined : pieceAt(position, board, path[0]!);
  const nameOf = (square: Square): string =>
    squareInWords(square, {
      piece: square === here ? inHand : pieceAt(position, board, square),
      mayMove: path.length === 0 && movable.includes(square),
      isInHand: square === here,
      isTarget: targets.includes(square) || farTargets.includes(square),
    });
  return (
    <div class="board">
      <div class="board-inner">
        <BoardDrawing
          board={board}
          isFlipped={isFlipped}
          pieces={piecesAlong(scene.position, board, path)}
          marks={{
            last: scene.lastMove && path.length === 0 ? [scene.lastMove.from, scene.lastMove.to] : [],
            movable: path.length === 0 ? nextSquares(scene.legal, []) : [],
            mustCapture: scene.legal.some((move) => move.captures !== 0),
            targets,
            farTargets,
            inHand: here,
            jumped: jumpedSquares(path, board),
            arrows,
          }}
          ghosts={path.length === 0 ? (scene.motion?.captured ?? []) : []}
          top={here ?? shown?.path.at(-1)}
          drawing={drawing}
        />
        <SquareGrid
          board={board}
          isFlipped={isFlipped}
          label={label}
          nameOf={nameOf}
          onTouch={touchSquare}
          {...(onKey && { onKey })}
          isHeld={(square) => square === here}
          isDraggable={(square) => square === here || movable.includes(square)}
          firstSquare={movable[0]}
          handlers={dragging}
        />
        <p class="hidden" aria-live="polite">
          {handInWords(inHand, here, targets)}
        </p>
      </div>
    </div>
  );
}
