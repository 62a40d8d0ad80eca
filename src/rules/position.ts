/**
 * A position as a value: the pieces on the board and the side to move. The kernel uses the same three words, seen from
 * the side to move.
 */

import type { Bits } from './bits.ts';
import type { Board } from './board.ts';
import type { Side } from './side.ts';
import { BLACK, opponent } from './side.ts';

/** The pieces on the board and the side to move. */
export interface Position {
  readonly black: Bits;
  readonly white: Bits;
  /** The kings of both sides. */
  readonly kings: Bits;
  readonly turn: Side;
}

/** The pieces of the side to move. */
export function ownPieces(position: Position): Bits {
  return position.turn === BLACK ? position.black : position.white;
}

/** The pieces of the side that is not to move. */
export function otherPieces(position: Position): Bits {
  return position.turn === BLACK ? position.white : position.black;
}

/** The position with the given side to move, from that side's words. */
export function positionFrom(own: Bits, other: Bits, kings: Bits, turn: Side): Position {
  return turn === BLACK ? { black: own, white: other, kings, turn } : { black: other, white: own, kings, turn };
}

/** The same position seen by the other player: colours swapped and the board rotated by 180 degrees. */
export function rotatePosition(position: Position, board: Board): Position {
  return {
    black: rotateBits(position.white, board),
    white: rotateBits(position.black, board),
    kings: rotateBits(position.kings, board),
    turn: opponent(position.turn),
  };
}

function rotateBits(bits: Bits, board: Board): Bits {
  let rotated = 0;
  for (let square = 1; square <= board.squares; square++) {
    if ((bits & (1 << board.bitOfSquare[square]!)) === 0) continue;
    rotated |= 1 << board.bitOfSquare[board.squares + 1 - square]!;
  }
  return rotated;
}
