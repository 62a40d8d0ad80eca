/**
 * Dragging a piece with a mouse or a finger. While it is dragged, only the drawing changes. The square where it is
 * dropped decides what happens.
 */

import type { RefObject, TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import type { Board, Square } from '../../rules/board.ts';
import { CELL } from './motion.ts';
import { squareUnder } from './squareGrid.tsx';

interface DraggingOptions {
  readonly board: Board;
  readonly isFlipped: boolean;
  readonly drawing: RefObject<SVGSVGElement | null>;
  /** A square is pressed. Returns true if its piece can be dragged. */
  readonly onPress: (square: Square | undefined) => boolean;
  /** Released without dragging. */
  readonly onTap: (square: Square) => void;
  /** Released after dragging. */
  readonly onDrop: (square: Square | undefined) => void;
}

interface Drag {
  readonly square: Square;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}

type DivEvent = TargetedPointerEvent<HTMLDivElement>;

export interface DragHandlers {
  onPointerDown(event: DivEvent): void;
  onPointerMove(event: DivEvent): void;
  onPointerUp(event: DivEvent): void;
  onPointerCancel(event: DivEvent): void;
  onClickCapture(event: Event): void;
}

/** How far a pointer may move during a click. */
const TREMBLE_PX = 5;

export function useDragging({ board, isFlipped, drawing, onPress, onTap, onDrop }: DraggingOptions): DragHandlers {
  const drag = useRef<Drag | undefined>(undefined);
  const isTaken = useRef(false);
  const bodyOf = ({ square }: Drag): SVGGElement | null =>
    drawing.current?.querySelector(`[data-piece="${square}"] > .piece-body`) ?? null;
  const putBack = (ended: Drag): void => {
    const body = bodyOf(ended);
    body?.style.removeProperty('transform');
    body?.classList.remove('dragged');
    drag.current = undefined;
  };
  return {
    onPointerDown(event) {
      isTaken.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const square = squareUnder(event.currentTarget, event, board, isFlipped);
      if (!onPress(square) || square === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      isTaken.current = true;
      drag.current = { square, x: event.clientX, y: event.clientY, isMoving: false };
    },
    onPointerMove(event) {
      const now = drag.current;
      if (!now) return;
      const [x, y] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.isMoving && Math.hypot(x, y) < TREMBLE_PX) return;
      now.isMoving = true;
      const scale = (board.size * CELL) / event.currentTarget.getBoundingClientRect().width;
      const body = bodyOf(now);
      body?.classList.add('dragged');
      body?.style.setProperty('transform', `translate(${x * scale}px, ${y * scale}px) scale(1.08)`);
    },
    onPointerUp(event) {
      const ended = drag.current;
      if (!ended) return;
      putBack(ended);
      const square = squareUnder(event.currentTarget, event, board, isFlipped);
      if (!ended.isMoving) onTap(ended.square);
      else if (square !== ended.square) onDrop(square);
    },
    onPointerCancel() {
      if (drag.current) putBack(drag.current);
    },
    // Some browsers also send a click after the pointer events, which have already been handled.
    onClickCapture(event) {
      if (isTaken.current) event.stopPropagation();
      isTaken.current = false;
    },
  };
}
