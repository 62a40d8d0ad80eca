/**
 * The movement of pieces. A new position is always drawn at once; a motion only shows briefly how it arose. It can be
 * cut short at any time.
 */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board } from '../../rules/board.ts';
import type { BoardPiece } from './boardPiece.ts';
import type { Path } from './moveInput.ts';
import { placeOf } from './squarePlace.ts';

/** A motion. Each object is shown once. */
export interface Motion {
  /** The path of the piece that is now on the last square. */
  readonly path: Path;
  /** The captured pieces, in order. */
  readonly captured: readonly BoardPiece[];
}

/** The side of a square in the drawing. */
export const CELL = 100;

const SLIDE_MS = 150;
const HOP_MS = 180;
const FADE_MS = 160;
/** The share of a jump after which the jumped piece starts to fade. */
const FADE_AT = 0.6;

/** When all motions and fades in a drawing will have ended. */
const arrivals = new WeakMap<SVGSVGElement, number>();

/** Shows a motion in a drawing, after those that are still running. */
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

/** The time until all motions in a drawing have ended. */
export function restOfMotion(drawing: SVGSVGElement): number {
  return Math.max(0, (arrivals.get(drawing) ?? 0) - performance.now());
}

/** Ends all motions at once. */
export function endMotion(drawing: SVGSVGElement): void {
  arrivals.delete(drawing);
  for (const animation of drawing.getAnimations({ subtree: true })) animation.finish();
}

/** Shows each motion once, when its position is drawn, even if other positions are shown in between. */
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
