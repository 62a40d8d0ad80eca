/**
 * The move generator: English draughts on 32-bit sets, for both sides and both boards, without objects or allocation. A
 * position is three numbers and a side: `own` (the pieces of the side to move), `other` (the opponent's) and `kings`
 * (of both). Successors are written into the caller's Int32Array in the format of `successor.ts`.
 *
 * Men and kings of both sides share all code: `down` contains the pieces that may move down the board, `up` those that
 * may move up. Rule numbers are those of the official rules as printed by Foley (2003), Appendix A.
 *
 * Order of moves: by direction (numbered in `steps.ts`), then by the first square reached, ascending. The branches of a
 * capture follow one another in order of direction, depth first.
 */

import type { Bits } from './bits.ts';
import * as bits from './bits.ts';
import type { Board } from './board.ts';
import type { Side } from './side.ts';
import * as sides from './side.ts';
import * as steps from './steps.ts';
import * as successor from './successor.ts';

// The engine looks up an imported or exported name at every use, but compiles a private constant in. Here that gains a
// quarter in speed (bench/README.md), so the kernel copies what it uses into private constants.
const { bitIndex, popcount } = bits;
const { BLACK } = sides;
const { down35, down4, up35, up4 } = steps;
const { JUMPS_SHIFT, STEPS_SHIFT, SUCCESSOR_WORDS } = successor;

/** The directions in which a capturing piece may continue. */
const DOWN = 1;
const UP = 2;
const BOTH = DOWN | UP;

/**
 * Writes every successor of a position into `out`, starting at index `at`, and returns the index after the last one.
 * Rule 15: captures are compulsory, and any one may be chosen.
 */
export function generate(
  own: Bits,
  other: Bits,
  kings: Bits,
  side: Side,
  board: Board,
  out: Int32Array,
  at: number,
): number {
  const empty = board.mask & ~(own | other);
  const down = side === BLACK ? own : own & kings;
  const up = side === BLACK ? own & kings : own;
  let jumps0 = 0;
  let jumps1 = 0;
  let jumps2 = 0;
  let jumps3 = 0;
  if (down !== 0) {
    jumps0 = down35(down4(down) & other) & empty;
    jumps1 = down4(down35(down) & other) & empty;
  }
  if (up !== 0) {
    jumps2 = up35(up4(up) & other) & empty;
    jumps3 = up4(up35(up) & other) & empty;
  }
  if ((jumps0 | jumps1 | jumps2 | jumps3) !== 0) {
    return writeJumps(own, other, kings, empty, jumps0, jumps1, jumps2, jumps3, board, out, at);
  }
  if (down !== 0) {
    for (let to = down4(down) & empty; to !== 0; to &= to - 1) {
      at = writeStep(own, other, kings, up4(to & -to), to & -to, 0, board, out, at);
    }
    for (let to = down35(down) & empty; to !== 0; to &= to - 1) {
      at = writeStep(own, other, kings, up35(to & -to), to & -to, 1, board, out, at);
    }
  }
  if (up !== 0) {
    for (let to = up4(up) & empty; to !== 0; to &= to - 1) {
      at = writeStep(own, other, kings, down4(to & -to), to & -to, 2, board, out, at);
    }
    for (let to = up35(up) & empty; to !== 0; to &= to - 1) {
      at = writeStep(own, other, kings, down35(to & -to), to & -to, 3, board, out, at);
    }
  }
  return at;
}

/**
 * The number of moves of a side as if it were to move, without writing them: only captures, if there are any. It begins
 * like `generate`. The two do not share a function because it would have to return four sets, and so allocate an array
 * or an object.
 */
export function countMoves(own: Bits, other: Bits, kings: Bits, side: Side, board: Board): number {
  const empty = board.mask & ~(own | other);
  const down = side === BLACK ? own : own & kings;
  const up = side === BLACK ? own & kings : own;
  let jumps0 = 0;
  let jumps1 = 0;
  let jumps2 = 0;
  let jumps3 = 0;
  if (down !== 0) {
    jumps0 = down35(down4(down) & other) & empty;
    jumps1 = down4(down35(down) & other) & empty;
  }
  if (up !== 0) {
    jumps2 = up35(up4(up) & other) & empty;
    jumps3 = up4(up35(up) & other) & empty;
  }
  if ((jumps0 | jumps1 | jumps2 | jumps3) !== 0) {
    return countJumps(other, kings, empty, jumps0, jumps1, jumps2, jumps3);
  }
  let count = 0;
  if (down !== 0) count = popcount(down4(down) & empty) + popcount(down35(down) & empty);
  if (up !== 0) count += popcount(up4(up) & empty) + popcount(up35(up) & empty);
  return count;
}

function writeStep(
  own: Bits,
  other: Bits,
  kings: Bits,
  from: Bits,
  to: Bits,
  direction: number,
  board: Board,
  out: Int32Array,
  at: number,
): number {
  out[at] = own ^ from ^ to;
  out[at + 1] = other;
  // Rule 10: a man on the king-row becomes a king.
  out[at + 2] = (kings & from) !== 0 ? kings ^ from ^ to : kings | (to & board.crowns);
  out[at + 3] = bitIndex(from) | (direction << STEPS_SHIFT);
  return at + SUCCESSOR_WORDS;
}

/** Writes all captures, given the landing squares of a first jump in each direction. */
function writeJumps(
  own: Bits,
  other: Bits,
  kings: Bits,
  empty: Bits,
  jumps0: Bits,
  jumps1: Bits,
  jumps2: Bits,
  jumps3: Bits,
  board: Board,
  out: Int32Array,
  at: number,
): number {
  for (let to = jumps0; to !== 0; to &= to - 1) {
    const over = up35(to & -to);
    at = firstJump(own, other, kings, empty, up4(over), over, to & -to, DOWN, 0, board, out, at);
  }
  for (let to = jumps1; to !== 0; to &= to - 1) {
    const over = up4(to & -to);
    at = firstJump(own, other, kings, empty, up35(over), over, to & -to, DOWN, 1, board, out, at);
  }
  for (let to = jumps2; to !== 0; to &= to - 1) {
    const over = down35(to & -to);
    at = firstJump(own, other, kings, empty, down4(over), over, to & -to, UP, 2, board, out, at);
  }
  for (let to = jumps3; to !== 0; to &= to - 1) {
    const over = down4(to & -to);
    at = firstJump(own, other, kings, empty, down35(over), over, to & -to, UP, 3, board, out, at);
  }
  return at;
}

function firstJump(
  own: Bits,
  other: Bits,
  kings: Bits,
  empty: Bits,
  from: Bits,
  over: Bits,
  to: Bits,
  ahead: number,
  direction: number,
  board: Board,
  out: Int32Array,
  at: number,
): number {
  const ways = (kings & from) !== 0 ? BOTH : ahead;
  const word = bitIndex(from) | (1 << JUMPS_SHIFT) | (direction << STEPS_SHIFT);
  return nextJump(own ^ from, other ^ over, kings, empty | from, to, ways, word, board, out, at);
}

/**
 * Continues the capture of a piece on `square`, which has been lifted from `own`. Rule 14: it continues while it can,
 * and each way to continue is a separate move. A jumped piece has been removed from `other`, so it is not jumped twice.
 * Its square should stay blocked to the end, but needs no check: no jump lands on the rows that jumps pass over. The
 * start square is open: a king may return to it. A man moves only forwards, so it stops on the king-row, where it is
 * crowned.
 */
function nextJump(
  own: Bits,
  other: Bits,
  kings: Bits,
  empty: Bits,
  square: Bits,
  ways: number,
  word: number,
  board: Board,
  out: Int32Array,
  at: number,
): number {
  const first = at;
  const jumps = (word >>> JUMPS_SHIFT) & 15;
  const next = word + (1 << JUMPS_SHIFT);
  const shift = STEPS_SHIFT + 2 * jumps;
  if ((ways & DOWN) !== 0) {
    const over0 = down4(square) & other;
    const to0 = down35(over0) & empty;
    if (to0 !== 0) at = nextJump(own, other ^ over0, kings, empty, to0, ways, next, board, out, at);
    const over1 = down35(square) & other;
    const to1 = down4(over1) & empty;
    if (to1 !== 0) at = nextJump(own, other ^ over1, kings, empty, to1, ways, next | (1 << shift), board, out, at);
  }
  if ((ways & UP) !== 0) {
    const over2 = up4(square) & other;
    const to2 = up35(over2) & empty;
    if (to2 !== 0) at = nextJump(own, other ^ over2, kings, empty, to2, ways, next | (2 << shift), board, out, at);
    const over3 = up35(square) & other;
    const to3 = up4(over3) & empty;
    if (to3 !== 0) at = nextJump(own, other ^ over3, kings, empty, to3, ways, next | (3 << shift), board, out, at);
  }
  if (at !== first) return at;
  out[at] = own | square;
  out[at + 1] = other;
  out[at + 2] = (kings & (own | other)) | (ways === BOTH ? square : square & board.crowns);
  out[at + 3] = word;
  return at + SUCCESSOR_WORDS;
}

function countJumps(
  other: Bits,
  kings: Bits,
  empty: Bits,
  jumps0: Bits,
  jumps1: Bits,
  jumps2: Bits,
  jumps3: Bits,
): number {
  let count = 0;
  for (let to = jumps0; to !== 0; to &= to - 1) {
    const over = up35(to & -to);
    const from = up4(over);
    count += countBranches(other ^ over, empty | from, to & -to, (from & kings) !== 0 ? BOTH : DOWN);
  }
  for (let to = jumps1; to !== 0; to &= to - 1) {
    const over = up4(to & -to);
    const from = up35(over);
    count += countBranches(other ^ over, empty | from, to & -to, (from & kings) !== 0 ? BOTH : DOWN);
  }
  for (let to = jumps2; to !== 0; to &= to - 1) {
    const over = down35(to & -to);
    const from = down4(over);
    count += countBranches(other ^ over, empty | from, to & -to, (from & kings) !== 0 ? BOTH : UP);
  }
  for (let to = jumps3; to !== 0; to &= to - 1) {
    const over = down4(to & -to);
    const from = down35(over);
    count += countBranches(other ^ over, empty | from, to & -to, (from & kings) !== 0 ? BOTH : UP);
  }
  return count;
}

/** The number of ways to complete a capture from `square`: `nextJump` without writing. */
function countBranches(other: Bits, empty: Bits, square: Bits, ways: number): number {
  let count = 0;
  if ((ways & DOWN) !== 0) {
    const over0 = down4(square) & other;
    const to0 = down35(over0) & empty;
    if (to0 !== 0) count += countBranches(other ^ over0, empty, to0, ways);
    const over1 = down35(square) & other;
    const to1 = down4(over1) & empty;
    if (to1 !== 0) count += countBranches(other ^ over1, empty, to1, ways);
  }
  if ((ways & UP) !== 0) {
    const over2 = up4(square) & other;
    const to2 = up35(over2) & empty;
    if (to2 !== 0) count += countBranches(other ^ over2, empty, to2, ways);
    const over3 = up35(square) & other;
    const to3 = up4(over3) & empty;
    if (to3 !== 0) count += countBranches(other ^ over3, empty, to3, ways);
  }
  return count === 0 ? 1 : count;
}
