/**
 * A feature is a named whole number computed from a position. It sees the position as words from the side of a viewer:
 * `own` are the viewer's pieces, `side` is the viewer's side, `turn` the side to move. (When a strategy weighs its
 * moves, the viewer has just moved and the opponent is to move.) A feature is computed only on demand, and allocates
 * nothing.
 */

import type { Bits } from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import type { Side } from '../rules/side.ts';
import type { PieceCount } from './pieceCount.ts';

/** Computes a number from a position, given as sets of squares from the side of a viewer. */
export type Reading = (own: Bits, opponent: Bits, kings: Bits, side: Side, turn: Side) => number;

/** A named whole number computed from a position. */
export interface Feature {
  /** Its name in expressions: `x[73]`, `own.men`. */
  readonly name: string;
  /** A noun phrase for sentences, without article or full stop: more `opposing kings`, less `own mobility`. */
  readonly phrase: string;
  /** Whether to say more or fewer of it (kings) rather than more or less (mobility). */
  readonly isPlural: boolean;
  /** What it counts, in one plain sentence. */
  readonly sentence: string;
  /** Bounds of its values, inclusive. Equal for a feature that never varies, such as a light square. */
  readonly low: number;
  readonly high: number;
  /** Whether it is seen from the viewer's side (own, opponent). Otherwise it is always seen from Black's side. */
  readonly isRelative: boolean;
  readonly read: Reading;
  /** @internal Whether it is 0 for a side without kings, so that it need not be read before there is one. */
  readonly isOfKings?: boolean;
  /** @internal Its summands, if it is only a sum over the pieces of one side. */
  readonly sum?: PieceSum;
}

/** A sum over the viewer's pieces or over the opponent's. */
interface PieceSum {
  readonly whose: 'own' | 'opponent';
  readonly counts: readonly PieceCount[];
}

/** Creates the features of a family for a board. */
export type FeatureFamily = (board: Board) => readonly Feature[];
