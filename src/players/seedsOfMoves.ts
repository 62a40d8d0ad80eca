/**
 * The random streams of the moves of a game, one for each. They depend only on the seeds of the game: a terminal and a
 * server with the same seed draw the same numbers, whatever was taken back or interrupted in between, and a player can
 * rethink an earlier move.
 */

import type { Game } from '../rules/game.ts';
import { opponent } from '../rules/side.ts';

/** A seed and the path below it, for `createRng`. */
export type Seeds = readonly [seed: number, ...path: number[]];

/** The seeds of the move that was, or will be, made after this many plies. */
export function seedsOfMoves(seeds: Seeds, { start: { turn } }: Game): (ply: number) => Seeds {
  return (ply) => [...seeds, ply % 2 === 0 ? turn : opponent(turn), ply];
}
