/** Random games, their positions and their records, the same every time. */

import { createRng, randomBelow } from '../src/base/rng.ts';
import { Game } from '../src/rules/game.ts';
import { pdnFromGame } from '../src/rules/pdn/pdnFromGame.ts';
import type { PdnGame } from '../src/rules/pdn/pdnGame.ts';
import type { Position } from '../src/rules/position.ts';
import { ENGLISH } from '../src/rules/variant.ts';

export function gamePositions(count: number): Position[] {
  const positions: Position[] = [];
  for (let seed = 0; positions.length < count; seed++) {
    const game = randomGame(seed);
    for (let ply = 0; ply < game.plies; ply++) positions.push(game.positionAt(ply));
  }
  return positions.slice(0, count);
}

export function pdnGames(count: number): PdnGame[] {
  return Array.from({ length: count }, (_, seed) => pdnFromGame(randomGame(seed), { Event: `Game ${seed}` }));
}

function randomGame(seed: number): Game {
  const rng = createRng(seed);
  const game = new Game(ENGLISH);
  for (let moves = game.legalMoves; moves.length > 0; moves = game.legalMoves) {
    game.play(moves[randomBelow(rng, moves.length)]!);
  }
  return game;
}
