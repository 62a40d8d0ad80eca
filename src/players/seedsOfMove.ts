/**
 * The random stream of a move that a player makes against a person. A terminal and a server that begin with the same
 * seed let it draw the same numbers, whatever was taken back or broken off in between.
 */

import type { Game } from '../rules/game.ts';

/** A seed and the path below it, for `createRng`. */
export type Seeds = readonly [seed: number, ...path: number[]];

export function seedsOfMove(seed: number, { turn, plies }: Game): Seeds {
  return [seed, turn, plies];
}
