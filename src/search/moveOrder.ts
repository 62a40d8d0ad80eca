/**
 * The order in which to try the moves of a node. Alpha-beta prunes most when the best move comes first: the table's
 * move, captures by their length, two moves that refuted a sibling node (killers), then quiet moves by how often they
 * caused a cut-off before (history, Schaeffer 1989).
 */

import { scramble } from '../base/rng.ts';
import type { Side } from '../rules/side.ts';
import * as successor from '../rules/successor.ts';

// Private constants, for speed: see rules/kernel.ts.
const { STEPS_SHIFT, SUCCESSOR_WORDS, jumpsOf } = successor;

/** The ranks of the table's move, of captures (per captured piece) and of killers; history stays below them. */
const TABLE_RANK = 1 << 30;
const CAPTURE_RANK = 1 << 26;
const FIRST_KILLER_RANK = (1 << 26) - 1;
const SECOND_KILLER_RANK = (1 << 26) - 2;
const HISTORY_LIMIT = 1 << 25;

/** A quiet move is one of 128: its square and its direction. */
const QUIET_MOVES = 128;
const DONE = -1;

export class MoveOrder {
  /** The rank of each successor, at a quarter of its index. */
  readonly #ranks: Int32Array;
  readonly #killers: Int32Array;
  readonly #history = new Int32Array(2 * QUIET_MOVES);

  constructor(stackWords: number, plies: number) {
    this.#ranks = new Int32Array(stackWords / SUCCESSOR_WORDS);
    this.#killers = new Int32Array(2 * plies).fill(-1);
  }

  /** Forgets everything. */
  clear(): void {
    this.#killers.fill(-1);
    this.#history.fill(0);
  }

  /** Lowers the weight of what earlier searches learnt. */
  fade(): void {
    this.#killers.fill(-1);
    for (let at = 0; at < this.#history.length; at++) this.#history[at]! >>= 3;
  }

  /** Ranks the successors from `top` to `end`. */
  rank(stack: Int32Array, top: number, end: number, tableMove: number, turn: Side, ply: number): void {
    const ranks = this.#ranks;
    const first = this.#killers[2 * ply]!;
    const second = this.#killers[2 * ply + 1]!;
    for (let at = top; at < end; at += SUCCESSOR_WORDS) {
      const word = stack[at + 3]!;
      const jumps = jumpsOf(word);
      let rank;
      if (word === tableMove) rank = TABLE_RANK;
      else if (jumps > 0) rank = jumps * CAPTURE_RANK;
      else if (word === first) rank = FIRST_KILLER_RANK;
      else if (word === second) rank = SECOND_KILLER_RANK;
      else rank = this.#history[historyIndex(word, turn)]!;
      ranks[at / SUCCESSOR_WORDS] = rank;
    }
  }

  /** Gives the successors from `top` to `end` pseudo-random ranks that depend only on the key and the seed. */
  shuffle(top: number, end: number, key: number, seed: number): void {
    for (let at = top; at < end; at += SUCCESSOR_WORDS) {
      this.#ranks[at / SUCCESSOR_WORDS] = scramble(key ^ scramble(seed + at - top)) >>> 1;
    }
  }

  /** The highest-ranked successor that has not been taken; in a tie, the first. */
  take(top: number, end: number): number {
    const ranks = this.#ranks;
    let best = top / SUCCESSOR_WORDS;
    let bestRank = ranks[best]!;
    for (let index = best + 1; index < end / SUCCESSOR_WORDS; index++) {
      const rank = ranks[index]!;
      if (rank > bestRank) {
        best = index;
        bestRank = rank;
      }
    }
    ranks[best] = DONE;
    return best * SUCCESSOR_WORDS;
  }

  /** Records that a move caused a cut-off. */
  reward(word: number, turn: Side, ply: number, depth: number): void {
    if (jumpsOf(word) > 0) return;
    const killers = this.#killers;
    if (killers[2 * ply] !== word) {
      killers[2 * ply + 1] = killers[2 * ply]!;
      killers[2 * ply] = word;
    }
    const at = historyIndex(word, turn);
    this.#history[at] = Math.min(HISTORY_LIMIT, this.#history[at]! + depth * depth);
  }
}

function historyIndex(word: number, turn: Side): number {
  return turn * QUIET_MOVES + ((word & 31) << 2) + ((word >>> STEPS_SHIFT) & 3);
}
