/** Entering a move: clicks, dragging and keys all build the same path. */

import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board, Square } from '../../rules/board.ts';
import type { Move } from '../../rules/move.ts';
import type { Motion } from './motion.ts';
import { endMotion } from './motion.ts';
import type { Path } from './moveInput.ts';
import { nextSquares, putDown, touch } from './moveInput.ts';
import type { DragHandlers } from './useDragging.ts';
import { useDragging } from './useDragging.ts';

interface MoveEntryOptions {
  readonly board: Board;
  readonly isFlipped: boolean;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly legal: readonly Move[];
  readonly onMove: (move: Move, shown: number) => void;
}

interface MoveEntry {
  readonly path: Path;
  /** The motion of the selected piece to its last landing; undefined if it was dragged there. */
  readonly hop: Motion | undefined;
  readonly touchSquare: (square: Square) => void;
  readonly dragging: DragHandlers;
}

export function useMoveEntry({ board, isFlipped, drawing, legal, onMove }: MoveEntryOptions): MoveEntry {
  const [path, setPath] = usePath(legal);
  const [hop, setHop] = useState<Motion | undefined>();
  const isTakenUp = useRef(false);
  const enter = (entry: { readonly path: Path; readonly move?: Move }, isDragged: boolean): void => {
    if (drawing.current) endMotion(drawing.current);
    if (entry.move) onMove(entry.move, isDragged ? entry.move.path.length : path.length);
    const isHop = entry.path.length > 1 && !isDragged;
    setHop(isHop ? { path: entry.path.slice(-2), captured: [] } : undefined);
    setPath(entry.path);
  };
  const touchSquare = (square: Square): void => enter(touch(legal, path, square), false);
  const dragging = useDragging({
    board,
    isFlipped,
    drawing,
    onPress: (square) => {
      isTakenUp.current = false;
      if (square === undefined) enter({ path: [] }, false);
      if (square === undefined || square === path.at(-1)) return square !== undefined;
      if (path.length > 1 || !nextSquares(legal, []).includes(square)) return false;
      isTakenUp.current = true;
      enter({ path: [square] }, false);
      return true;
    },
    // Pressing a piece selects it; tapping it again deselects it.
    onTap: (square) => {
      if (!isTakenUp.current) touchSquare(square);
    },
    onDrop: (square) => {
      const entry = square === undefined || path.length === 0 ? undefined : putDown(legal, path, square);
      enter(entry ?? { path: path.length > 1 ? path : [] }, true);
    },
  });
  return { path, hop, touchSquare, dragging };
}

/** The path so far. It is cleared by Escape and when the legal moves change. */
function usePath(legal: readonly Move[]): [Path, (path: Path) => void] {
  const [entry, setEntry] = useState<{ readonly legal: readonly Move[]; readonly path: Path }>({ legal, path: [] });
  const setPath = (path: Path): void => setEntry({ legal, path });
  useEffect(() => {
    const letGo = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setPath([]);
    };
    document.addEventListener('keydown', letGo);
    return () => document.removeEventListener('keydown', letGo);
  }, [legal]);
  return [entry.legal === legal ? entry.path : [], setPath];
}
