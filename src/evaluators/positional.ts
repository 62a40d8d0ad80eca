/**
 * Where the pieces stand: every man and every king is worth what its square is worth, between an opening table and an
 * ending table by how many pieces are left. The worths are fitted to the results of the house's own games, for each
 * variant by itself, by `tools/fitSquares.ts`; they stand in `data/positional.json`.
 *
 * A table is kept for bytes, not squares: four look-ups sum up a whole set of pieces. Both worths of a byte share one
 * integer, opening below and ending above, so that one addition adds both.
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

/** The evaluator of given worths. */
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
    // Cut off, not rounded: both sides then see the same number with opposite signs.
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

/** The worth of every set of eight bits, at each of the four places of a word; White's board is turned by half. */
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
