/** Positions as they come up in random games, the same every time. */

import { createRng, randomBelow } from '../src/base/rng.ts';
import { Game } from '../src/rules/game.ts';
import type { Position } from '../src/rules/position.ts';
import { ENGLISH } from '../src/rules/variant.ts';

export function gamePositions(count: number): Position[] {
  const rng = createRng(3);
  const positions: Position[] = [];
  while (positions.length < count) {
    const game = new Game(ENGLISH);
    for (let moves = game.legalMoves; moves.length > 0; moves = game.legalMoves) {
      positions.push(game.position);
      game.play(moves[randomBelow(rng, moves.length)]!);
    }
  }
  return positions.slice(0, count);
}
