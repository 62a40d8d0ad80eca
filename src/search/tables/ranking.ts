/**
 * Numbers for sets of like pieces, such as a side's men or a side's kings. A set of n squares has the rank C(p1, 1) +
 * C(p2, 2) + ... + C(pn, n), where p1 < ... < pn are the places of its squares counted from 0. This numbers the sets of
 * n squares from 0 without gaps (the combinatorial number system, Knuth, The Art of Computer Programming 4A, 7.2.1.3).
 *
 * Ranks are those with Black to move. With White to move the board is rotated, which costs nothing: reading a word from
 * its highest bit down instead of from its lowest bit up has the same effect.
 */

import type { Bits } from '../../rules/bits.ts';
import type { Board } from '../../rules/board.ts';

/**
 * The four kinds of pieces, seen from the side to move: `kind & 1` is set for kings, `kind & 2` for the opponent's
 * pieces.
 */
export type Kind = 0 | 1 | 2 | 3;
export const OWN_MEN = 0;
export const OWN_KINGS = 1;
export const OTHER_MEN = 2;
export const OTHER_KINGS = 3;

/** Space for this many pieces of a kind, more than there ever are. */
const MAX_COUNT = 8;

export interface Ranking {
  /** C(p, n) for each kind, each n from 1 and each bit index, at (8 * kind + n - 1) * 32 + index: Black to move. */
  readonly upwards: Int32Array;
  /** The same for the rotated board, with the number of leading zeros as the bit index: White to move. */
  readonly downwards: Int32Array;
}

export function makeRanking(board: Board): Ranking {
  const upwards = new Int32Array(4 * MAX_COUNT * 32);
  const downwards = new Int32Array(4 * MAX_COUNT * 32);
  for (const kind of [OWN_MEN, OWN_KINGS, OTHER_MEN, OTHER_KINGS] as const) {
    for (let count = 1; count <= MAX_COUNT; count++) {
      const at = (MAX_COUNT * kind + count - 1) * 32;
      for (let square = 1; square <= board.squares; square++) {
        const term = binomial(square - firstSquare(kind, board), count);
        upwards[at + board.bitOfSquare[square]!] = term;
        downwards[at + 31 - board.bitOfSquare[board.squares + 1 - square]!] = term;
      }
    }
  }
  return { upwards, downwards };
}

/** The rank of a set of pieces of the given kind after the board is rotated. */
export function rankTurned(bits: Bits, kind: Kind, { downwards }: Ranking): number {
  let rank = 0;
  for (let at = MAX_COUNT * kind * 32; bits !== 0; at += 32) {
    const leading = Math.clz32(bits);
    rank += downwards[at + leading]!;
    bits ^= 0x80000000 >>> leading;
  }
  return rank;
}

/** The number of sets of `count` pieces of a kind. */
export function countSets(count: number, kind: Kind, board: Board): number {
  return binomial(squaresFor(kind, board), count);
}

/** All sets of `count` pieces of a kind in order of rank, Black to move. */
export function setsByRank(count: number, kind: Kind, board: Board): Int32Array {
  const sets = new Int32Array(countSets(count, kind, board));
  const first = firstSquare(kind, board);
  let rank = 0;
  // The lower squares change faster than the higher ones, as in the order of ranks.
  const add = (bits: Bits, places: number, missing: number): void => {
    if (missing === 0) {
      sets[rank++] = bits;
      return;
    }
    for (let place = missing - 1; place < places; place++) {
      add(bits | (1 << board.bitOfSquare[first + place]!), place, missing - 1);
    }
  };
  add(0, squaresFor(kind, board), count);
  return sets;
}

/** White's men are never on the top row. */
function firstSquare(kind: Kind, board: Board): number {
  return kind === OTHER_MEN ? 1 + rowLength(board) : 1;
}

/** A man is never on its king-row. */
function squaresFor(kind: Kind, board: Board): number {
  return (kind & 1) === 1 ? board.squares : board.squares - rowLength(board);
}

function rowLength(board: Board): number {
  return board.size / 2;
}

/** C(n, k); 0 if n is less than k. */
function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 0; i < k; i++) result = (result * (n - i)) / (i + 1);
  return n < k ? 0 : result;
}
