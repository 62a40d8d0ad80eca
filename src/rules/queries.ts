/**
 * Questions about a position, answered as sets of squares: which pieces can capture, be captured or step. They work for
 * either side, whether or not it is to move. Counted with `popcount`, the answers are features of a position.
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

/** The opponent's pieces that a side can jump immediately. */
export function targets(own: Bits, other: Bits, kings: Bits, side: Side, board: Board): Bits {
  const empty = board.mask & ~(own | other);
  const down = side === BLACK ? own : own & kings;
  const up = side === BLACK ? own & kings : own;
  return (
    other &
    ((down4(down) & up35(empty)) | (down35(down) & up4(empty)) | (up4(up) & down35(empty)) | (up35(up) & down4(empty)))
  );
}

/** The pieces of a side that have an empty square to step to, even if a capture is compulsory. */
export function steppers(own: Bits, other: Bits, kings: Bits, side: Side, board: Board): Bits {
  const empty = board.mask & ~(own | other);
  const down = side === BLACK ? own : own & kings;
  const up = side === BLACK ? own & kings : own;
  return (down & (up4(empty) | up35(empty))) | (up & (down4(empty) | down35(empty)));
}
