/**
 * Draws within the lines of a search, by the rules of the variant. It tracks the positions on the path to a node,
 * including those of the game so far, and the plies after which a line is drawn. A search counts a position as drawn at
 * its second occurrence, because a side that can repeat it once can do so again.
 */

import type { Bits } from '../rules/bits.ts';
import type { DrawRules } from '../rules/variant.ts';
import type { SearchRoot } from './searchRoot.ts';

/** More plies than any line has, including the quiet plies of the game. */
const NEVER = 1 << 29;

export class LineDraws {
  /** Three words per position, from the side to move; those of the root are at `#rootAt`. */
  readonly #path: Int32Array;
  readonly #isSeen: boolean;
  readonly #seesRepetitions: boolean;
  readonly #quietPlies: number;
  #ply = NEVER;
  #rootAt = 0;

  /** Without `isSeen`, never reports a draw. */
  constructor({ quietPlies, repetitions }: DrawRules, longestLine: number, isSeen: boolean) {
    this.#path = new Int32Array(3 * (quietPlies + longestLine));
    this.#isSeen = isSeen;
    this.#seesRepetitions = isSeen && repetitions < Infinity;
    this.#quietPlies = isSeen ? quietPlies : NEVER;
  }

  start({ own, other, kings, earlier, pliesLeft }: SearchRoot): void {
    this.#path.set(earlier);
    this.#path.set([own, other, kings], earlier.length);
    this.#rootAt = earlier.length;
    this.#ply = this.#isSeen ? Math.min(pliesLeft, NEVER) : NEVER;
  }

  /** Records the position at a ply of the line and returns whether it has occurred before within its quiet plies. */
  isRepeated(own: Bits, other: Bits, kings: Bits, quiet: number, ply: number): boolean {
    const path = this.#path;
    const at = this.#rootAt + 3 * ply;
    path[at] = own;
    path[at + 1] = other;
    path[at + 2] = kings;
    // A king needs two moves to leave and return.
    if (quiet < 4 || !this.#seesRepetitions) return false;
    for (let before = at - 12; before >= at - 3 * quiet; before -= 6) {
      if (path[before] === own && path[before + 1] === other && path[before + 2] === kings) return true;
    }
    return false;
  }

  /** Whether the number of quiet plies, or of all plies, ends the game, unless the side to move has no legal move. */
  isDrawn(quiet: number, ply: number): boolean {
    return quiet >= this.#quietPlies || ply >= this.#ply;
  }

  /** Whether a win at this ply comes after the ply limit. */
  isTooLate(ply: number): boolean {
    return ply > this.#ply;
  }
}
