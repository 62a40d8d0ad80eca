/** The two halves of the Zobrist key of a position given from the side to move. */

import type { Bits } from '../rules/bits.ts';
import type { Side } from '../rules/side.ts';
import * as sides from '../rules/side.ts';
import * as zobrist from '../rules/zobrist.ts';

// Private constants, for speed: see rules/kernel.ts.
const { BLACK } = sides;
const { zobristHigh, zobristLow } = zobrist;

export function keyLow(own: Bits, other: Bits, kings: Bits, turn: Side): number {
  return turn === BLACK ? zobristLow(own, other, kings, turn) : zobristLow(other, own, kings, turn);
}

export function keyHigh(own: Bits, other: Bits, kings: Bits, turn: Side): number {
  return turn === BLACK ? zobristHigh(own, other, kings, turn) : zobristHigh(other, own, kings, turn);
}
