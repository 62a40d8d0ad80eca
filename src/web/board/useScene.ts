/**
 * What a board draws. The truth is drawn at once, except that a move which follows while another is still under way
 * waits until that one has arrived: a quick answer would otherwise take captured pieces away before they are jumped.
 * Only the drawing waits; a touch on the board ends the waiting.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import type { Motion } from './motion.ts';
import { restOfMotion } from './motion.ts';

export interface Scene {
  readonly position: Position;
  /** What may be entered. */
  readonly legal: readonly Move[];
  readonly lastMove: Move | undefined;
  /** How the position came about. */
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
