/**
 * Diagonal steps of whole sets of pieces. In the layout of `board.ts` a step down the board is a shift by 4, or by 5
 * from an even row and 3 from an odd one (rows counted from 0); a step up is the same shift to the right. A piece that
 * would leave the board disappears. A jump is one step of each kind in the same vertical direction, in either order:
 * that keeps its line straight.
 *
 * The directions are numbered 0 (down by 4), 1 (down by 3 or 5), 2 (up by 4) and 3 (up by 3 or 5), so that `direction ^
 * 1` is the second half of a jump that begins with `direction`, and `direction ^ 2` leads back.
 */

import type { Bits } from './bits.ts';
import { bitsWhere } from './board.ts';

/**
 * The squares from which a shift by 3 or 5 stays on the board: even rows without the last column, odd rows without the
 * first.
 */
const EVEN = bitsWhere((row, column) => row % 2 === 0 && column < 7);
const ODD = bitsWhere((row, column) => row % 2 === 1 && column > 0);

export function down4(bits: Bits): Bits {
  return bits << 4;
}

export function down35(bits: Bits): Bits {
  return ((bits & EVEN) << 5) | ((bits & ODD) << 3);
}

export function up4(bits: Bits): Bits {
  return bits >>> 4;
}

export function up35(bits: Bits): Bits {
  return ((bits & EVEN) >>> 3) | ((bits & ODD) >>> 5);
}

/** One step in a direction given by its number. */
export function step(bits: Bits, direction: number): Bits {
  if (direction === 0) return down4(bits);
  if (direction === 1) return down35(bits);
  return direction === 2 ? up4(bits) : up35(bits);
}
