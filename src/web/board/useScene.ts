/**
 * What a board draws. The current position is drawn at once, unless another motion is still running. Otherwise a quick
 * reply would remove captured pieces before they are jumped. Only the drawing waits; touching the board ends the wait.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import type { Motion } from './motion.ts';
import { restOfMotion } from './motion.ts';

export interface Scene {
  readonly position: Position;
  /** The moves that can be entered. */
  readonly legal: readonly Move[];
  readonly lastMove: Move | undefined;
  /** The motion that led to the position. */
  readonly motion: Motion | undefined;
}

export function useScene(
  truth: Scene,
  drawing: { readonly current: SVGSVGElement | null },
  isEntering: boolean,
): Scene {
  const drawn = useRef(truth);
  const [, drawAgain] = useState(0);
  const follows = truth.motion !== undefined && truth.motion !== drawn.current.motion;
  const waitMs = follows && !isEntering && drawing.current ? restOfMotion(drawing.current) : 0;
  if (waitMs === 0) drawn.current = truth;
  useEffect(() => {
    if (waitMs === 0) return;
    const timer = setTimeout(() => drawAgain((times) => times + 1), waitMs);
    return () => clearTimeout(timer);
  });
  return drawn.current;
}
