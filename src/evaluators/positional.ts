/**
 * Scores every man and king by its square, interpolated between an opening table and an ending table by the number of
 * pieces left. `tools/fitSquares.ts` fits the values to the results of the program's own games, separately for each
 * variant, and writes them to `data/positional.json`.
 *
 * A table is indexed by bytes, not squares: four look-ups sum up a whole set of pieces. Both values of a byte share one
 * integer, opening in the lower half and ending in the upper, so that one addition adds both.
 */

import weights from '../../data/positional.json' with { type: 'json' };
import type { Bits } from '../rules/bits.ts';
import * as bits from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import type { Variant } from '../rules/variant.ts';
import type { Evaluator, EvaluatorKind } from './evaluator.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;

/** Points by square for Black's pieces, square 1 first, with all pieces on the board and with none left. */
export interface SquareWorths {
  readonly men: PhasedWorths;
  readonly kings: PhasedWorths;
}

interface PhasedWorths {
  readonly opening: readonly number[];
  readonly ending: readonly number[];
}

export const positional: EvaluatorKind = {
  name: 'positional',
  summary: 'counts pieces by where they stand, fitted to the results of many games',
  create: (variant) => ({ evaluate: squareEvaluator(variant, worthsOf(variant)) }),
};

/** The evaluator for given values. */
export function squareEvaluator(variant: Variant, { men, kings: crowned }: SquareWorths): Evaluator {
  const { board } = variant;
  const menTables = [byteTable(men, board, false), byteTable(men, board, true)] as const;
  const kingTables = [byteTable(crowned, board, false), byteTable(crowned, board, true)] as const;
  const allPieces = popcount(variant.start.black | variant.start.white);
  return (own, other, kings, turn) => {
    const sum =
      (sumOf(menTables[turn], own & ~kings) +
        sumOf(kingTables[turn], own & kings) -
        sumOf(menTables[1 - turn]!, other & ~kings) -
        sumOf(kingTables[1 - turn]!, other & kings)) |
      0;
    const opening = (sum << 16) >> 16;
    const ending = (sum - opening) >> 16;
    const pieces = popcount(own | other);
    // Truncated, not rounded: both sides then see the same number with opposite signs.
    return ((opening * pieces + ending * (allPieces - pieces)) / allPieces) | 0;
  };
}

function worthsOf(variant: Variant): SquareWorths {
  const all: Readonly<Record<string, SquareWorths>> = weights.worths;
  return all[variant.name]!;
}

function sumOf(table: Int32Array, pieces: Bits): number {
  return (
    table[pieces & 255]! +
    table[256 + ((pieces >>> 8) & 255)]! +
    table[512 + ((pieces >>> 16) & 255)]! +
    table[768 + (pieces >>> 24)]!
  );
}

/** The value of every set of eight bits, at each of the four bytes of a word; for White the board is rotated. */
function byteTable({ opening, ending }: PhasedWorths, board: Board, isTurned: boolean): Int32Array {
  const table = new Int32Array(4 * 256);
  for (let bit = 0; bit < 32; bit++) {
    const square = board.squareOfBit[bit]!;
    if (square === 0) continue;
    const index = isTurned ? board.squares - square : square - 1;
    const worth = (ending[index]! << 16) + opening[index]!;
    const at = 256 * (bit >> 3);
    const inByte = 1 << (bit & 7);
    for (let set = 0; set < 256; set++) if ((set & inByte) !== 0) table[at + set]! += worth;
  }
  return table;
}
