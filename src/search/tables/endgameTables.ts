/**
 * Endgame tables: for every position of a few pieces who wins and how fast, by one look at one byte. The winner plays
 * for the shortest game and the loser for the longest; play without end is a draw, and the forty-move rule and
 * repetitions are left out. They are made by `buildTables.ts` and kept as files by `tableFile.ts`.
 *
 * A byte is 0 for a draw and otherwise one more than the plies to the end of the game. Whether that is a win or a loss
 * need not be said: the game ends when a side to move is stuck, so in English draughts, where that side has lost, the
 * loser is an even number of plies away from the end and the winner an odd number. In give-away it is the reverse.
 */

import type { Bits } from '../../rules/bits.ts';
import * as bits from '../../rules/bits.ts';
import { steppers } from '../../rules/queries.ts';
import type { Side } from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import type { TableLayout } from './tableLayout.ts';

// Private constants, for speed: see kernel.ts.
const { popcount } = bits;

/** What `probe` answers for a position of too many pieces. */
export const NOT_IN_TABLES = 1 << 16;

/** The byte of a place that stands for no position. */
export const NO_POSITION = 255;

export class EndgameTables {
  readonly variant: Variant;
  readonly maxPieces: number;
  readonly layout: TableLayout;
  /** A byte for each place of the layout. */
  readonly bytes: Uint8Array;
  /** Which bytes, the odd or the even, mean a loss for the side to move. */
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

  /** The game is over, or it is after any move, since then the opponent has nothing to move. */
  #oneSided(own: Bits, other: Bits, kings: Bits, side: Side): number {
    return this.#signed(steppers(own, other, kings, side, this.variant.board) === 0 ? 1 : 2);
  }

  #signed(byte: number): number {
    // Not -byte, which would make a draw in give-away -0, and that is a fraction to the machine.
    return (byte & 1) === this.#lossBit ? 0 - byte : byte;
  }
}

/** The result of a position in the tables for the side to move, by what `probe` answered: 1 win, 0 draw, -1 loss. */
export function resultOf(value: number): 1 | 0 | -1 {
  if (value === 0) return 0;
  return value > 0 ? 1 : -1;
}

/** The plies to the end of a game that is won or lost, by what `probe` answered. */
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
