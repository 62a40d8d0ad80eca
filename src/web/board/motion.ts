/**
 * The movement of pieces. What stands where is always drawn at once; a motion only shows, for a moment, how it came
 * about. It can be cut short at any time without anything being wrong.
 */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board } from '../../rules/board.ts';
import type { BoardPiece } from './boardPiece.ts';
import type { Path } from './moveInput.ts';
import { placeOf } from './squarePlace.ts';

/** Each object is one motion, which is shown once. */
export interface Motion {
  /** The way of the piece that stands on the last square now. */
  readonly path: Path;
  /** What was captured on the way, in order. */
  readonly captured: readonly BoardPiece[];
}

/** The side of a square in the drawing. */
export const CELL = 100;

const SLIDE_MS = 150;
const HOP_MS = 180;
const FADE_MS = 160;
/** How far into its jump a piece is when what it jumps begins to fade. */
const FADE_AT = 0.6;

/** When everything that was set in motion in a drawing will have arrived, and what it captured will be gone. */
const arrivals = new WeakMap<SVGSVGElement, number>();

/** Shows a motion in a drawing, after what is still moving there. */
function showMotion(drawing: SVGSVGElement, motion: Motion, board: Board, isFlipped: boolean): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const hopMs = motion.captured.length > 0 ? HOP_MS : SLIDE_MS;
  const duration = (motion.path.length - 1) * hopMs;
  const now = performance.now();
  const delay = restOfMotion(drawing);
  const fadeMs = motion.captured.length > 0 ? FADE_MS - (1 - FADE_AT) * hopMs : 0;
  arrivals.set(drawing, now + delay + duration + Math.max(0, fadeMs));
  const end = placeOf(motion.path.at(-1)!, board, isFlipped);
  const frames = motion.path.map((square) => {
    const { column, row } = placeOf(square, board, isFlipped);
    return { transform: `translate(${(column - end.column) * CELL}px, ${(row - end.row) * CELL}px)` };
  });
  const body = drawing.querySelector(`[data-piece="${motion.path.at(-1)!}"] > .piece-body`);
  body?.animate(frames, { duration, delay, easing: 'linear', fill: 'backwards' });
  for (const [index, { square }] of motion.captured.entries()) {
    const ghost = drawing.querySelector(`[data-ghost="${square}"]`);
    const timing = { duration: FADE_MS, delay: delay + (index + FADE_AT) * hopMs, fill: 'backwards' as const };
    ghost?.animate([{ opacity: 1 }, { opacity: 0 }], timing);
  }
}

/** How long it takes until everything in a drawing has arrived. */
export function restOfMotion(drawing: SVGSVGElement): number {
  return Math.max(0, (arrivals.get(drawing) ?? 0) - performance.now());
}

/** Lets everything arrive at once. */
export function endMotion(drawing: SVGSVGElement): void {
  arrivals.delete(drawing);
  for (const animation of drawing.getAnimations({ subtree: true })) animation.finish();
}

/** Shows each motion once, when its position is drawn, even if other positions are looked at in between. */
export function useMotion(
  motion: Motion | undefined,
  drawing: { readonly current: SVGSVGElement | null },
  board: Board,
  isFlipped: boolean,
): void {
  const seen = useRef(new WeakSet<Motion>());
  useLayoutEffect(() => {
    if (!motion || !drawing.current || seen.current.has(motion)) return;
    seen.current.add(motion);
    showMotion(drawing.current, motion, board, isFlipped);
  }, [motion]);
}
