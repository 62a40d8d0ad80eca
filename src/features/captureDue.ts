/** Captures to play out before judging a position: whether one is compulsory, and how far to follow the exchange. */

import type { Bits } from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import * as queries from '../rules/queries.ts';
import type { Side } from '../rules/side.ts';

// Private constants, for speed: see rules/kernel.ts.
const { jumpers } = queries;

/** Longer exchanges are rare, and on boards full of kings there are too many to follow. */
export const MOST_CAPTURES = 6;

/** Whether the side to move has to capture. The viewer may be either side. */
export function captureDue(own: Bits, other: Bits, kings: Bits, side: Side, turn: Side, board: Board): boolean {
  const isOwnTurn = side === turn;
  return jumpers(isOwnTurn ? own : other, isOwnTurn ? other : own, kings, turn, board) !== 0;
}
