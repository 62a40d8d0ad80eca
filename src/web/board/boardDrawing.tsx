/**
 * The drawing of the board: squares, numbers, marks, pieces, arrows. It is not interactive; `squareGrid.tsx` lies over
 * it.
 */

import type { RefObject, VNode } from 'preact';
import type { Board, Square } from '../../rules/board.ts';
import { Arrow } from './arrow.tsx';
import type { BoardPiece } from './boardPiece.ts';
import type { Path } from './moveInput.ts';
import { CELL } from './motion.ts';
import { Piece } from './piece.tsx';
import { placeOf, squaresOf } from './squarePlace.ts';

interface Marks {
  /** The first and last square of the last move. */
  readonly last?: readonly Square[];
  /** Pieces that may move. */
  readonly movable?: readonly Square[];
  /** Whether they have to capture. */
  readonly mustCapture?: boolean;
  readonly targets?: readonly Square[];
  readonly farTargets?: readonly Square[];
  readonly inHand?: Square | undefined;
  /** Squares jumped by the selected piece. */
  readonly jumped?: readonly Square[];
  readonly arrows?: readonly Path[];
}

interface BoardDrawingProps {
  readonly board: Board;
  readonly isFlipped: boolean;
  readonly pieces: readonly BoardPiece[];
  readonly marks?: Marks;
  /** Captured pieces, shown while they fade. */
  readonly ghosts?: readonly BoardPiece[];
  /** The square of a piece that is drawn above all others. */
  readonly top?: Square | undefined;
  /** Whether squares show their numbers. */
  readonly isNumbered?: boolean;
  readonly drawing?: RefObject<SVGSVGElement | null>;
}

export function BoardDrawing(props: BoardDrawingProps): VNode {
  const { board, isFlipped, pieces, marks = {}, ghosts = [], top, isNumbered = true, drawing } = props;
  const length = board.size * CELL;
  const corner = (square: Square): string => {
    const { column, row } = placeOf(square, board, isFlipped);
    return `translate(${column * CELL} ${row * CELL})`;
  };
  const centre = (square: Square): string => `${corner(square)} translate(50 50)`;
  const has = (squares: readonly Square[] | undefined, square: Square): boolean => squares?.includes(square) ?? false;
  return (
    <svg class="board-drawing" viewBox={`0 0 ${length} ${length}`} aria-hidden="true" ref={drawing ?? null}>
      <rect class="light-squares" width={length} height={length} />
      {squaresOf(board).map((square) => (
        <g key={square} transform={corner(square)}>
          <rect class="dark-square" width={CELL} height={CELL} />
          {has(marks.last, square) && <rect class="last-move" x="2.5" y="2.5" width="95" height="95" rx="5" />}
          {isNumbered && (
            <text class="square-number" x="5" y="16">
              {square}
            </text>
          )}
        </g>
      ))}
      {marks.targets?.map((square) => (
        <circle key={`target ${square}`} class="target" r="15" transform={centre(square)} />
      ))}
      {marks.farTargets?.map((square) => (
        <circle key={`far ${square}`} class="far-target" r="13" transform={centre(square)} />
      ))}
      {ghosts.map((piece) => (
        <g key={`ghost ${piece.square}`} transform={centre(piece.square)}>
          <g class="ghost" data-ghost={piece.square}>
            <Piece side={piece.side} isKing={piece.isKing} />
          </g>
        </g>
      ))}
      {inOrder(pieces, top).map((piece) => (
        <g key={piece.square} transform={centre(piece.square)} data-piece={piece.square}>
          <g class={bodyClass(piece.square, marks)}>
            <Piece side={piece.side} isKing={piece.isKing} />
            {has(marks.movable, piece.square) && (
              <circle class={marks.mustCapture ? 'movable must' : 'movable'} r="42.5" />
            )}
          </g>
        </g>
      ))}
      {marks.arrows?.map((path) => (
        <Arrow key={path.join(' ')} path={path} board={board} isFlipped={isFlipped} />
      ))}
    </svg>
  );
}

/** Pieces drawn later are on top. */
function inOrder(pieces: readonly BoardPiece[], top: Square | undefined): readonly BoardPiece[] {
  return [...pieces.filter(({ square }) => square !== top), ...pieces.filter(({ square }) => square === top)];
}

function bodyClass(square: Square, { inHand, jumped }: Marks): string {
  if (square === inHand) return 'piece-body in-hand';
  return jumped?.includes(square) ? 'piece-body jumped' : 'piece-body';
}
