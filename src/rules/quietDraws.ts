/**
 * Draws among quiet moves of kings, on words: the forty-move rule and the third occurrence of a position. A record
 * holds the positions since the last capture or move of a man, three words each, written as the game goes on.
 */

import type { Bits } from './bits.ts';
import { QUIET_PLIES_TO_DRAW, REPETITIONS_TO_DRAW } from './game.ts';

// Private constants, for speed: see kernel.ts.
const QUIET_PLIES = QUIET_PLIES_TO_DRAW;
const REPETITIONS = REPETITIONS_TO_DRAW;

/** The words of a record. */
export const QUIET_RECORD_WORDS = 3 * (QUIET_PLIES_TO_DRAW + 1);

/** What `quietDraw` can answer. */
export const NO_DRAW = 0;
export const REPETITION = 1;
const FORTY_MOVES = 2;

/**
 * Notes the position after so many quiet plies and tells whether it is drawn, and why. Positions before the ply
 * `firstKnown` were never noted.
 */
export function quietDraw(
  record: Int32Array,
  own: Bits,
  other: Bits,
  kings: Bits,
  quietPlies: number,
  firstKnown: number,
): number {
  const now = 3 * quietPlies;
  record[now] = own;
  record[now + 1] = other;
  record[now + 2] = kings;
  let count = 1;
  // Every second ply, from the fourth before: a king needs two moves to go and come back.
  for (let at = now - 12; at >= 3 * firstKnown; at -= 6) {
    if (record[at] === own && record[at + 1] === other && record[at + 2] === kings) count++;
  }
  if (count >= REPETITIONS) return REPETITION;
  return quietPlies >= QUIET_PLIES ? FORTY_MOVES : NO_DRAW;
}
