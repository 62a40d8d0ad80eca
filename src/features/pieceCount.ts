/**
 * Features that only add up pieces by their squares, as data. Such a feature need not define how it is read, and an
 * evaluation of many such features can fold them into one table.
 */

import type { Bits } from '../rules/bits.ts';
import * as bits from '../rules/bits.ts';
import type { Side } from '../rules/side.ts';
import * as sides from '../rules/side.ts';
import type { SideSquares } from './sideSquares.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;
const { BLACK } = sides;

/** Some kind of pieces of a side, counted on some squares. */
export interface PieceCount {
  /** A `pattern` counts once if men stand on all of the squares. */
  readonly of: 'men' | 'kings' | 'pieces' | 'pattern';
  readonly squares: SideSquares;
  /** What each piece adds. */
  readonly each: number;
}

/** Computes a number from the pieces of a side, which come first. */
export type SideReading = (own: Bits, opponent: Bits, kings: Bits, side: Side) => number;

export function countMen(squares: SideSquares, each = 1): PieceCount {
  return { of: 'men', squares, each };
}

export function countKings(squares: SideSquares, each = 1): PieceCount {
  return { of: 'kings', squares, each };
}

/** Men and kings. */
export function countPieces(squares: SideSquares): PieceCount {
  return { of: 'pieces', squares, each: 1 };
}

/** 1 if men stand on all of the squares. */
export function countPattern(squares: SideSquares): PieceCount {
  return { of: 'pattern', squares, each: 1 };
}

/** Computes the sum of the counts. */
export function readingOfCounts(counts: readonly PieceCount[]): SideReading {
  return counts
    .map(readingOfCount)
    .reduce(
      (sum, next) => (own, opponent, kings, side) => sum(own, opponent, kings, side) + next(own, opponent, kings, side),
    );
}

function readingOfCount({ of, squares, each }: PieceCount): SideReading {
  const read = countingOf(of, squares);
  return each === 1 ? read : (own, opponent, kings, side) => each * read(own, opponent, kings, side);
}

function countingOf(of: PieceCount['of'], [black, white]: SideSquares): SideReading {
  switch (of) {
    case 'men':
      return (own, _opponent, kings, side) => popcount(own & ~kings & (side === BLACK ? black : white));
    case 'kings':
      return (own, _opponent, kings, side) => popcount(own & kings & (side === BLACK ? black : white));
    case 'pieces':
      return (own, _opponent, _kings, side) => popcount(own & (side === BLACK ? black : white));
    case 'pattern':
      return (own, _opponent, kings, side) => {
        const squares = side === BLACK ? black : white;
        return (own & ~kings & squares) === squares ? 1 : 0;
      };
  }
}
