/**
 * Questions about a position, answered as sets of squares: who can capture, what can be captured, who can step. Any
 * side can be asked, whether or not it is to move; counted with `popcount`, the answers are features of a position.
 */

import type { Bits } from './bits.ts';
import type { Board } from './board.ts';
import type { Side } from './side.ts';
import * as sides from './side.ts';
import * as steps from './steps.ts';

// Private constants, for speed: see kernel.ts.
const { BLACK } = sides;
const { down35, down4, up35, up4 } = steps;

/** The pieces of a side that can capture. */
export function jumpers(own: Bits, other: Bits, kings: Bits, side: Side, board: Board): Bits {
  const empty = board.mask & ~(own | other);
  const down = side === BLACK ? own : own & kings;
  const up = side === BLACK ? own & kings : own;
  return (
    (down & (up4(up35(empty) & other) | up35(up4(empty) & other))) |
    (up & (down4(down35(empty) & other) | down35(down4(empty) & other)))
  );
}

/** The opponent's pieces that a side can jump at once. */
export function targets(own: Bits, other: Bits, kings: Bits, side: Side, board: Board): Bits {
  const empty = board.mask & ~(own | other);
  const down = side === BLACK ? own : own & kings;
  const up = side === BLACK ? own & kings : own;
  return (
    other &
    ((down4(down) & up35(empty)) | (down35(down) & up4(empty)) | (up4(up) & down35(empty)) | (up35(up) & down4(empty)))
  );
}

/** The pieces of a side that have an empty square to step to, whether or not a capture is due. */
export function steppers(own: Bits, other: Bits, kings: Bits, side: Side, board: Board): Bits {
  const empty = board.mask & ~(own | other);
  const down = side === BLACK ? own : own & kings;
  const up = side === BLACK ? own & kings : own;
  return (down & (up4(empty) | up35(empty))) | (up & (down4(empty) | down35(empty)));
}
