/**
 * Positions from games, to measure strategies on. A shallow search that sometimes errs plays from random openings, so
 * that quiet, tactical and lost positions all occur. The same seed gives the same positions.
 */

import { createRng, randomBelow } from '../base/rng.ts';
import { createPlayer } from '../players/players.ts';
import { Game } from '../rules/game.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';

const PLAYER = 'alphabeta:depth=2,noise=0.5,table=0,tables=off';
const RANDOM_PLIES = 4;

/** Consecutive positions are similar, so only every third is taken. */
const PLIES_APART = 3;

/** Different positions in which the side to move has a choice. */
export function samplePositions(variant: Variant, count: number, seed: number): Position[] {
  const player = createPlayer(PLAYER, variant);
  const found = new Map<string, Position>();
  for (let index = 0; found.size < count && index < 10 * count; index++) {
    const rng = createRng(seed, index);
    const game = new Game(variant);
    player.newGame();
    while (!game.outcome && found.size < count) {
      const { legalMoves: moves, plies, position } = game;
      if (plies < RANDOM_PLIES) {
        game.play(moves[randomBelow(rng, moves.length)]!);
        continue;
      }
      if (moves.length > 1 && plies % PLIES_APART === index % PLIES_APART) {
        found.set(`${position.black} ${position.white} ${position.kings} ${position.turn}`, position);
      }
      game.play(player.choose(game, rng).move);
    }
  }
  return [...found.values()];
}
