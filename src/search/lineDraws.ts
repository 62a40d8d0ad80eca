/**
 * Draws in the lines of a search, by the rules of the variant: the positions on the way to a node, those of the game
 * before included, and the plies after which a line is drawn. A search counts a position as drawn when it comes up for
 * the second time, since whoever can repeat it once can do so again.
 */

import type { Bits } from '../rules/bits.ts';
import type { DrawRules } from '../rules/variant.ts';
import type { SearchRoot } from './searchRoot.ts';

/** More plies than any line has, quiet ones of the game included. */
const NEVER = 1 << 29;

export class LineDraws {
  /** Three words a position, from the side of its mover; the root's stand at `#rootAt`. */
  readonly #path: Int32Array;
  readonly #isSeen: boolean;
  readonly #seesRepetitions: boolean;
  readonly #quietPlies: number;
  #ply = NEVER;
  #rootAt = 0;

  /** Without `isSeen` no draw is ever reported. */
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

  /** Notes the position at a ply of the line and tells whether it came up before within its quiet plies. */
  isRepeated(own: Bits, other: Bits, kings: Bits, quiet: number, ply: number): boolean {
    const path = this.#path;
    const at = this.#rootAt + 3 * ply;
    path[at] = own;
    path[at + 1] = other;
    path[at + 2] = kings;
    // A king needs two moves to go and come back.
    if (quiet < 4 || !this.#seesRepetitions) return false;
    for (let before = at - 12; before >= at - 3 * quiet; before -= 6) {
      if (path[before] === own && path[before + 1] === other && path[before + 2] === kings) return true;
    }
    return false;
  }

  /** Whether so many quiet plies, or so many at all, end the game, unless the side to move is stuck. */
  isDrawn(quiet: number, ply: number): boolean {
    return quiet >= this.#quietPlies || ply >= this.#ply;
  }

  /** Whether a win that comes at this ply comes too late. */
  isTooLate(ply: number): boolean {
    return ply > this.#ply;
  }
}
