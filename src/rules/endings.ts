/**
 * How games end. Games, quick games and play-outs all use these functions, and searches read the same numbers from
 * `Variant.draws`. A different draw rule is therefore a different variant and needs no other code.
 */

import type { Bits } from './bits.ts';
import type { Side } from './side.ts';
import { opponent } from './side.ts';
import type { DrawRules, Variant } from './variant.ts';

/** Why a side has no legal move. */
export type StuckReason = 'no-pieces' | 'no-moves';

/**
 * Why a game is a draw by the rules. `forty-moves` is the name of the rule, even if a variant sets another number of
 * moves.
 */
export type DrawReason = 'repetition' | 'forty-moves' | 'ply-limit';

/** Rule 23: the winner when a side has no legal move. */
export function winnerWhenStuck(turn: Side, variant: Variant): Side {
  return variant.giveaway ? turn : opponent(turn);
}

/** Why a side that has no legal move has none. */
export function stuckReason(own: Bits): StuckReason {
  return own === 0 ? 'no-pieces' : 'no-moves';
}

/** Why a position with a legal move is drawn; undefined if it is not. */
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

/** The smallest number of quiet plies after which a position can be drawn. No position can recur in fewer than four. */
export function fewestQuietPlies({ quietPlies }: DrawRules): number {
  return Math.min(4, quietPlies);
}

/** The men whose moves count as quiet, as bits to add to the kings. */
export function quietMen({ menAreQuiet }: DrawRules): Bits {
  return menAreQuiet ? -1 : 0;
}

/** An array for the positions of a quiet stretch, three words each. Reuses the given one if it is long enough. */
export function quietRecord({ quietPlies }: DrawRules, given: Int32Array = NO_RECORD): Int32Array {
  const words = 3 * (quietPlies + 1);
  return given.length >= words ? given : new Int32Array(words);
}

const NO_RECORD = new Int32Array(0);

/**
 * Records the position after `quietPlies` quiet plies and returns how often it has occurred. Positions before the ply
 * `firstKnown` are not in the record.
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
  // Compare every second ply, starting four plies back: a king needs two moves to leave and return.
  for (let at = now - 12; at >= 3 * firstKnown; at -= 6) {
    if (record[at] === own && record[at + 1] === other && record[at + 2] === kings) count++;
  }
  return count;
}
