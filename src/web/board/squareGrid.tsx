/**
 * The interactive squares: an invisible grid over the drawing. It is one tab stop, with a cursor that the arrow keys
 * move. Screen readers hear a name for every dark square.
 */

import type { HTMLAttributes, VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Board, Square } from '../../rules/board.ts';
import type { Direction } from './squarePlace.ts';
import { neighbour, placeOf, squareAt, squaresOf } from './squarePlace.ts';

type DivProps = HTMLAttributes<HTMLDivElement>;

interface SquareGridProps {
  readonly board: Board;
  readonly isFlipped: boolean;
  /** The name of the grid. */
  readonly label: string;
  /** The name of a square. */
  readonly nameOf: (square: Square) => string;
  /** Called for the keyboard, and for clicks that `handlers` did not take. */
  readonly onTouch: (square: Square) => void;
  /** Called for other keys. */
  readonly onKey?: (key: string) => void;
  readonly isHeld?: (square: Square) => boolean;
  /** Whether a finger on a square drags a piece rather than the page. */
  readonly isDraggable?: (square: Square) => boolean;
  /** Where the keyboard cursor starts. */
  readonly firstSquare?: Square | undefined;
  readonly handlers?: DivProps;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

export function SquareGrid(props: SquareGridProps): VNode {
  const { board, isFlipped, label, nameOf, onTouch, onKey, isHeld, isDraggable, firstSquare, handlers } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Square | undefined>();
  const stop = cursor !== undefined && cursor <= board.squares ? cursor : (firstSquare ?? 1);
  const moveCursor = (square: Square): void => {
    setCursor(square);
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = DIRECTIONS[event.key];
    if (direction) moveCursor(neighbour(stop, direction, board, isFlipped));
    else if (event.key === 'Enter' || event.key === ' ') onTouch(stop);
    else return onKey?.(event.key);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="square-grid" role="grid" aria-label={label} ref={grid} onKeyDown={onKeyDown} {...handlers}>
      {rowsOf(board, isFlipped).map((row, index) => (
        <div class="square-row" role="row" key={index}>
          {row.map((square, column) =>
            square === undefined ? (
              <div class="square-gap" key={`gap ${column}`} />
            ) : (
              <div
                class={isDraggable?.(square) ? 'square draggable' : 'square'}
                role="gridcell"
                key={square}
                data-square={square}
                tabIndex={square === stop ? 0 : -1}
                aria-label={nameOf(square)}
                aria-selected={isHeld?.(square) ?? false}
                onFocus={() => setCursor(square)}
                onClick={() => onTouch(square)}
              />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

function rowsOf(board: Board, isFlipped: boolean): (Square | undefined)[][] {
  const places = new Map(
    squaresOf(board).map((square) => {
      const { column, row } = placeOf(square, board, isFlipped);
      return [row * board.size + column, square];
    }),
  );
  const indices = Array.from({ length: board.size }, (_, index) => index);
  return indices.map((row) => indices.map((column) => places.get(row * board.size + column)));
}

/** The dark square under a pointer. */
export function squareUnder(grid: Element, event: PointerEvent, board: Board, isFlipped: boolean): Square | undefined {
  const { left, top, width, height } = grid.getBoundingClientRect();
  const column = Math.floor(((event.clientX - left) / width) * board.size);
  const row = Math.floor(((event.clientY - top) / height) * board.size);
  return squareAt({ column, row }, board, isFlipped);
}
