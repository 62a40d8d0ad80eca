/** Positions of random games for tests of evaluations, and what an evaluation says of one. */

import { createRng, randomBelow } from '../src/base/rng.ts';
import type { Evaluator } from '../src/evaluators/evaluator.ts';
import { Game } from '../src/rules/game.ts';
import type { Position } from '../src/rules/position.ts';
import { otherPieces, ownPieces } from '../src/rules/position.ts';
import { opponent } from '../src/rules/side.ts';
import type { Variant } from '../src/rules/variant.ts';

/** All positions of a few random games, each with either side to move. */
export function gamePositions(variant: Variant, games: number): Position[] {
  return Array.from({ length: games }, (_, seed) => {
    const rng = createRng(seed);
    const game = new Game(variant);
    const positions = [game.position];
    for (let moves = game.legalMoves; moves.length > 0; moves = game.legalMoves) {
      game.play(moves[randomBelow(rng, moves.length)]!);
      positions.push(game.position);
    }
    return positions.flatMap((position) => [position, { ...position, turn: opponent(position.turn) }]);
  }).flat();
}

export function valueOf(evaluate: Evaluator, position: Position): number {
  return evaluate(ownPieces(position), otherPieces(position), position.kings, position.turn);
}
