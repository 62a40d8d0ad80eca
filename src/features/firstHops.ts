/**
 * Mobility as the original EvoDraughts counts it (Greaney, 2026): a move there is one step or the first jump of a
 * capture; how the capture continues does not count. The kernel's `countMoves` counts every branch of a capture. It
 * begins in the same way, and explains why that code cannot be shared.
 */

import type { Bits } from '../rules/bits.ts';
import * as bits from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import type { Side } from '../rules/side.ts';
import * as sides from '../rules/side.ts';
import * as steps from '../rules/steps.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;
const { BLACK } = sides;
const { down35, down4, up35, up4 } = steps;

/** The number of first hops of a side as if it were to move: only jumps, if there are any. */
export function firstHops(own: Bits, other: Bits, kings: Bits, side: Side, board: Board): number {
  const empty = board.mask & ~(own | other);
  const down = side === BLACK ? own : own & kings;
  const up = side === BLACK ? own & kings : own;
  let jumps0 = 0;
  let jumps1 = 0;
  let jumps2 = 0;
  let jumps3 = 0;
  if (down !== 0) {
    jumps0 = down35(down4(down) & other) & empty;
    jumps1 = down4(down35(down) & other) & empty;
  }
  if (up !== 0) {
    jumps2 = up35(up4(up) & other) & empty;
    jumps3 = up4(up35(up) & other) & empty;
  }
  // In one direction no two pieces land on the same square, so there are as many landing squares as hops.
  if ((jumps0 | jumps1 | jumps2 | jumps3) !== 0) {
    return popcount(jumps0) + popcount(jumps1) + popcount(jumps2) + popcount(jumps3);
  }
  let count = 0;
  if (down !== 0) count = popcount(down4(down) & empty) + popcount(down35(down) & empty);
  if (up !== 0) count += popcount(up4(up) & empty) + popcount(up35(up) & empty);
  return count;
}
