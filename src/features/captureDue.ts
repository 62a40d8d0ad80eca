/**
 * Exchanges as those see them who play captures out before they judge: whether one is due, and how far it is followed.
 */

import type { Bits } from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import * as queries from '../rules/queries.ts';
import type { Side } from '../rules/side.ts';

// Private constants, for speed: see rules/kernel.ts.
const { jumpers } = queries;

/** Longer exchanges are rare, and on boards full of kings there are too many to follow. */
export const MOST_CAPTURES = 6;

/** Whether the side to move has to capture; a viewer of either side may ask. */
export function captureDue(own: Bits, other: Bits, kings: Bits, side: Side, turn: Side, board: Board): boolean {
  const isOwnTurn = side === turn;
  return jumpers(isOwnTurn ? own : other, isOwnTurn ? other : own, kings, turn, board) !== 0;
}
