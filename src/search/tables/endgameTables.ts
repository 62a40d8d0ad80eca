/**
 * Endgame tables: who wins every position of a few pieces and how fast, from a lookup of one byte. The winner plays for
 * the shortest game and the loser for the longest. Endless play is a draw; the forty-move rule and repetitions are
 * ignored. `buildTables.ts` makes the tables and `tableFile.ts` stores them.
 *
 * A byte is 0 for a draw, and otherwise the plies to the end of the game plus one. It need not say whether that is a
 * win or a loss. The game ends when the side to move is stuck. In English draughts that side has lost, so the loser is
 * an even number of plies from the end and the winner an odd number. In give-away it is the reverse.
 */

import type { Bits } from '../../rules/bits.ts';
import * as bits from '../../rules/bits.ts';
import { steppers } from '../../rules/queries.ts';
import type { Side } from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import type { TableLayout } from './tableLayout.ts';

// Private constants, for speed: see kernel.ts.
const { popcount } = bits;

/** The result of `probe` for a position with too many pieces. */
export const NOT_IN_TABLES = 1 << 16;

/** The byte of a place that corresponds to no position. */
export const NO_POSITION = 255;

export class EndgameTables {
  readonly variant: Variant;
  readonly maxPieces: number;
  readonly layout: TableLayout;
  /** One byte for each place of the layout. */
  readonly bytes: Uint8Array;
  /** Whether odd or even bytes mean a loss for the side to move. */
  readonly #lossBit: 0 | 1;

  constructor(variant: Variant, layout: TableLayout, bytes: Uint8Array) {
    this.variant = variant;
    this.maxPieces = layout.maxPieces;
    this.layout = layout;
    this.bytes = bytes;
    this.#lossBit = lossBit(variant);
  }

  /**
   * The value of a position for the side to move: 0 for a draw, d + 1 for a win in d plies, -(d + 1) for a loss in d
   * plies, or `NOT_IN_TABLES`. See `resultOf` and `distanceOf`.
   */
  probe(own: Bits, other: Bits, kings: Bits, side: Side): number {
    if (own === 0 || other === 0) return this.#oneSided(own, other, kings, side);
    if (popcount(own | other) > this.maxPieces) return NOT_IN_TABLES;
    return this.#signed(this.bytes[this.layout.indexOf(own, other, kings, side)]!);
  }

  /** The game is over now or after any move, because the opponent has no pieces. */
  #oneSided(own: Bits, other: Bits, kings: Bits, side: Side): number {
    return this.#signed(steppers(own, other, kings, side, this.variant.board) === 0 ? 1 : 2);
  }

  #signed(byte: number): number {
    // Not -byte: in give-away a draw would become -0, which the engine stores as a fraction.
    return (byte & 1) === this.#lossBit ? 0 - byte : byte;
  }
}

/** The result for the side to move, from the value of `probe`: 1 win, 0 draw, -1 loss. */
export function resultOf(value: number): 1 | 0 | -1 {
  if (value === 0) return 0;
  return value > 0 ? 1 : -1;
}

/** The plies to the end of a won or lost game, from the value of `probe`. */
export function distanceOf(value: number): number {
  return Math.abs(value) - 1;
}

/** Whether a byte other than 0 means a loss for the side to move. */
export function isLoss(byte: number, variant: Variant): boolean {
  return (byte & 1) === lossBit(variant);
}

function lossBit(variant: Variant): 0 | 1 {
  return variant.giveaway ? 0 : 1;
}
