/**
 * The random streams of the moves of a game, one for each. They depend on the seeds of the game alone: a terminal and a
 * server with the same seed draw the same numbers, whatever was taken back or broken off in between, and what a player
 * thought of an earlier move can be thought again.
 */

import type { Game } from '../rules/game.ts';
import { opponent } from '../rules/side.ts';

/** A seed and the path below it, for `createRng`. */
export type Seeds = readonly [seed: number, ...path: number[]];

/** The seeds of the move that was, or will be, made after so many plies. */
export function seedsOfMoves(seeds: Seeds, { start: { turn } }: Game): (ply: number) => Seeds {
  return (ply) => [...seeds, ply % 2 === 0 ? turn : opponent(turn), ply];
}
