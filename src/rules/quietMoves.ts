/**
 * The quiet moves of a position, counted first and then found by number, in the order of the kernel. Play-outs pick one
 * of them and need not write the others.
 */

import type { Bits } from './bits.ts';
import * as bits from './bits.ts';
import type { Board } from './board.ts';
import type { Side } from './side.ts';
import * as sides from './side.ts';
import * as steps from './steps.ts';

// Private constants, for speed: see kernel.ts.
const { popcount } = bits;
const { BLACK } = sides;
const { down35, down4, up35, up4 } = steps;

/** The squares that can be reached in each direction, and the moves up to each direction, as last counted. */
let steps0 = 0;
let steps1 = 0;
let steps2 = 0;
let steps3 = 0;
let upTo0 = 0;
let upTo1 = 0;
let upTo2 = 0;

/** The number of quiet moves of the side to move, whether or not it has to capture. */
export function countQuietMoves(own: Bits, other: Bits, kings: Bits, turn: Side, board: Board): number {
  const empty = board.mask & ~(own | other);
  const down = turn === BLACK ? own : own & kings;
  const up = turn === BLACK ? own & kings : own;
  steps0 = down4(down) & empty;
  steps1 = down35(down) & empty;
  steps2 = up4(up) & empty;
  steps3 = up35(up) & empty;
  upTo0 = popcount(steps0);
  upTo1 = upTo0 + popcount(steps1);
  upTo2 = upTo1 + popcount(steps2);
  return upTo2 + popcount(steps3);
}

/** One of the quiet moves that were counted last, as two squares: from where it goes and to where. */
export function nthQuietMove(index: number): Bits {
  if (index < upTo0) {
    const to = nthBit(steps0, index);
    return to | up4(to);
  }
  if (index < upTo1) {
    const to = nthBit(steps1, index - upTo0);
    return to | up35(to);
  }
  if (index < upTo2) {
    const to = nthBit(steps2, index - upTo1);
    return to | down4(to);
  }
  const to = nthBit(steps3, index - upTo2);
  return to | down35(to);
}

/** The kings after a quiet move between two squares. Rule 10: a man on the king-row becomes a king. */
export function kingsAfter(squares: Bits, own: Bits, kings: Bits, board: Board): Bits {
  return (kings & squares) !== 0 ? kings ^ squares : kings | (squares & ~own & board.crowns);
}

function nthBit(squares: Bits, index: number): Bits {
  for (; index > 0; index--) squares &= squares - 1;
  return squares & -squares;
}
