/**
 * The place of a position in the endgame tables. There is one slice for each material, in the order in which slices are
 * solved. Within a slice, the four ranks of Black's men, Black's kings, White's men and White's kings are the digits of
 * a mixed-radix number. The kinds are ranked independently, so some places correspond to two pieces on one square. They
 * are wasted for the sake of speed: one in seven for up to four pieces on 8x8.
 *
 * Positions with White to move are those with Black to move on the rotated board with colours swapped; see
 * `ranking.ts`.
 */

import { InputError } from '../../base/inputError.ts';
import type { Bits } from '../../rules/bits.ts';
import * as bits from '../../rules/bits.ts';
import type { Board } from '../../rules/board.ts';
import type { Side } from '../../rules/side.ts';
import * as sides from '../../rules/side.ts';
import type { Material } from './material.ts';
import * as materials from './material.ts';
import type { Ranking } from './ranking.ts';
import { OTHER_KINGS, OTHER_MEN, OWN_KINGS, OWN_MEN, countSets, makeRanking } from './ranking.ts';

// Private constants, for speed: see kernel.ts.
const { popcount } = bits;
const { BLACK } = sides;
const { MATERIAL_KEYS, keyOf, materialKey, materialsUpTo } = materials;

/** The place of one material in the tables. */
export interface SlicePlace {
  readonly material: Material;
  readonly start: number;
  readonly size: number;
}

/** Words for each material: the weight of each of the four ranks, the start of the slice, and padding for alignment. */
const WORDS = 8;
const START = 4;

export class TableLayout {
  readonly board: Board;
  readonly maxPieces: number;
  readonly slices: readonly SlicePlace[];
  /** The number of places in all slices together. */
  readonly size: number;
  readonly ranking: Ranking;
  readonly #places = new Int32Array(WORDS * MATERIAL_KEYS);

  constructor(board: Board, maxPieces: number) {
    checkMaxPieces(board, maxPieces);
    this.board = board;
    this.maxPieces = maxPieces;
    this.ranking = makeRanking(board);
    let start = 0;
    this.slices = materialsUpTo(maxPieces).map((material) => {
      const size = this.#addSlice(material, start);
      start += size;
      return { material, start: start - size, size };
    });
    this.size = start;
  }

  /**
   * The place of a position in the tables: both sides have pieces, and at most `maxPieces` in all. One loop over all
   * pieces is faster than four loops over the kinds, whose ends the processor could not predict.
   */
  indexOf(own: Bits, other: Bits, kings: Bits, side: Side): number {
    const ownKings = own & kings;
    const otherKings = other & kings;
    const at =
      WORDS *
      materialKey(popcount(own ^ ownKings), popcount(ownKings), popcount(other ^ otherKings), popcount(otherKings));
    const places = this.#places;
    let index = places[at + START]!;
    // The number of pieces of each kind so far, eight bits each.
    let seen = 0;
    if (side === BLACK) {
      const terms = this.ranking.upwards;
      for (let rest = own | other; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest);
        const kind = ((kings >>> bit) & 1) | (((other >>> bit) & 1) << 1);
        const count = (seen >>> (kind << 3)) & 7;
        seen += 1 << (kind << 3);
        index += Math.imul(places[at + kind]!, terms[(((kind << 3) | count) << 5) | bit]!);
      }
      return index;
    }
    const terms = this.ranking.downwards;
    for (let rest = own | other; rest !== 0;) {
      const leading = Math.clz32(rest);
      rest ^= 0x80000000 >>> leading;
      const kind = ((kings << leading) >>> 31) | (((other << leading) >>> 31) << 1);
      const count = (seen >>> (kind << 3)) & 7;
      seen += 1 << (kind << 3);
      index += Math.imul(places[at + kind]!, terms[(((kind << 3) | count) << 5) | leading]!);
    }
    return index;
  }

  /** Records where a slice begins and the weights of its ranks; returns its size. */
  #addSlice(material: Material, start: number): number {
    const { blackMen, blackKings, whiteMen, whiteKings } = material;
    const at = WORDS * keyOf(material);
    let weight = 1;
    for (const [kind, count] of [
      [OTHER_KINGS, whiteKings],
      [OTHER_MEN, whiteMen],
      [OWN_KINGS, blackKings],
      [OWN_MEN, blackMen],
    ] as const) {
      this.#places[at + kind] = weight;
      weight *= countSets(count, kind, this.board);
    }
    this.#places[at + START] = start;
    return weight;
  }
}

/**
 * The most pieces that tables for a board support. Larger tables would not fit into the memory of a typical machine.
 */
export function mostPieces(board: Board): number {
  return board.size === 8 ? 5 : 6;
}

/** Rejects numbers of pieces that a board does not support. */
export function checkMaxPieces(board: Board, maxPieces: number): void {
  const most = mostPieces(board);
  if (Number.isInteger(maxPieces) && maxPieces >= 2 && maxPieces <= most) return;
  const size = `${board.size}x${board.size}`;
  throw new InputError(
    'tables-pieces',
    `Endgame tables for the ${size} board support 2 to ${most} pieces, not ${maxPieces}. ` +
      `Choose a whole number in that range.`,
  );
}
