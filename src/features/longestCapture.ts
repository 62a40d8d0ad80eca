/**
 * The longest capture of a side. Men move only forwards, so no jump of a man can prevent or enable another, and all men
 * jump together as one set until none can. Kings may turn and reach squares again that they emptied, so each king is
 * followed separately. A king jumps a piece only once, which bounds the search.
 */

import type { Bits } from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import type { Side } from '../rules/side.ts';
import * as sides from '../rules/side.ts';
import * as steps from '../rules/steps.ts';

// Private constants, for speed: see rules/kernel.ts.
const { BLACK } = sides;
const { down35, down4, up35, up4 } = steps;

/** The most pieces that a side can capture in one move, as if it were to move; 0 if it cannot capture. */
export function longestCapture(own: Bits, other: Bits, kings: Bits, side: Side, board: Board): number {
  const empty = board.mask & ~(own | other);
  let longest = 0;
  let men = own & ~kings;
  if (side === BLACK) {
    while ((men = (down35(down4(men) & other) | down4(down35(men) & other)) & empty) !== 0) longest++;
  } else {
    while ((men = (up35(up4(men) & other) | up4(up35(men) & other)) & empty) !== 0) longest++;
  }
  for (let crowned = own & kings; crowned !== 0; crowned &= crowned - 1) {
    const from = crowned & -crowned;
    const length = longestFrom(other, empty | from, from);
    if (length > longest) longest = length;
  }
  return longest;
}

/** How many more pieces a king on `square` can capture; the square it started from is empty. */
function longestFrom(other: Bits, empty: Bits, square: Bits): number {
  let longest = 0;
  const over0 = down4(square) & other;
  const to0 = down35(over0) & empty;
  if (to0 !== 0) longest = 1 + longestFrom(other ^ over0, empty, to0);
  const over1 = down35(square) & other;
  const to1 = down4(over1) & empty;
  if (to1 !== 0) longest = Math.max(longest, 1 + longestFrom(other ^ over1, empty, to1));
  const over2 = up4(square) & other;
  const to2 = up35(over2) & empty;
  if (to2 !== 0) longest = Math.max(longest, 1 + longestFrom(other ^ over2, empty, to2));
  const over3 = up35(square) & other;
  const to3 = up4(over3) & empty;
  if (to3 !== 0) longest = Math.max(longest, 1 + longestFrom(other ^ over3, empty, to3));
  return longest;
}
