/** Shows each motion once, when its position is drawn, even if other positions are looked at in between. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board } from '../../rules/board.ts';
import type { Motion } from './motion.ts';
import { showMotion } from './motion.ts';

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
