/**
 * How games end. This is the one place that knows: games, quick games and play-outs ask here, and searches read the same
 * numbers from `Variant.draws`. Another rule of drawing is therefore another variant, not other code.
 */

import type { Bits } from './bits.ts';
import type { Side } from './side.ts';
import { opponent } from './side.ts';
import type { DrawRules, Variant } from './variant.ts';

/** Why a side that cannot move is stuck. */
export type StuckReason = 'no-pieces' | 'no-moves';

/** Why a game is a draw by the rules. `forty-moves` is the name of the rule, whatever number of moves a variant sets. */
export type DrawReason = 'repetition' | 'forty-moves' | 'ply-limit';

/** Rule 23: who wins when a side has no move. */
export function winnerWhenStuck(turn: Side, variant: Variant): Side {
  return variant.giveaway ? turn : opponent(turn);
}

/** Why a side without a move has none. */
export function stuckReason(own: Bits): StuckReason {
  return own === 0 ? 'no-pieces' : 'no-moves';
}

/** Why a position in which there is a move is drawn; undefined if it is not. */
export function drawReason(
  draws: DrawRules,
  occurrences: number,
  quietPlies: number,
  plies: number,
): DrawReason | undefined {
  if (occurrences >= draws.repetitions) return 'repetition';
  if (quietPlies >= draws.quietPlies) return 'forty-moves';
  return plies >= draws.plies ? 'ply-limit' : undefined;
}

/** The fewest quiet plies after which a position may be drawn: none comes up again sooner than after four. */
export function fewestQuietPlies({ quietPlies }: DrawRules): number {
  return Math.min(4, quietPlies);
}

/** The men whose moves are quiet, as bits to add to the kings. */
export function quietMen({ menAreQuiet }: DrawRules): Bits {
  return menAreQuiet ? -1 : 0;
}

/** A record of the positions of a quiet stretch, three words each: the one given, if it is long enough. */
export function quietRecord({ quietPlies }: DrawRules, given: Int32Array = NO_RECORD): Int32Array {
  const words = 3 * (quietPlies + 1);
  return given.length >= words ? given : new Int32Array(words);
}

const NO_RECORD = new Int32Array(0);

/**
 * Notes the position after so many quiet plies and returns how often it has come up. Positions before the ply
 * `firstKnown` were never noted.
 */
export function noteQuiet(
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
  return count;
}
