import { describe, expect, test } from 'vitest';
import { slowBoardOf } from '../../test/slowPositions.ts';
import { slowMoves } from '../../test/slowRules.ts';
import { createRng, randomBelow } from '../base/rng.ts';
import { BLACK } from '../rules/side.ts';
import { Game } from '../rules/game.ts';
import type { Variant } from '../rules/variant.ts';
import { VARIANTS } from '../rules/variant.ts';
import type { RecordedGame } from './gamesText.ts';
import { formatGames, lessonsOf, parseGames } from './gamesText.ts';

/** A random game, and the game as it is recorded. */
function randomGame(variant: Variant, seed: number): { readonly game: Game; readonly record: RecordedGame } {
  const rng = createRng(seed);
  const game = new Game(variant);
  const moves: number[] = [];
  while (!game.outcome) {
    const legal = game.legalMoves;
    const move = randomBelow(rng, legal.length);
    moves.push(move);
    game.play(legal[move]!);
  }
  const { winner } = game.outcome;
  return { game, record: { opening: seed % 7, points: winner === undefined ? 0.5 : winner === BLACK ? 1 : 0, moves } };
}

describe.each(VARIANTS)('games of $name', (variant) => {
  const games = Array.from({ length: 30 }, (_, seed) => randomGame(variant, seed));
  const records = games.map(({ record }) => record);

  test('come back from their text', () => {
    expect(parseGames(formatGames(records))).toEqual(records);
  });

  test('give the positions after the opening in which nothing can be captured', () => {
    const { black, white, kings, turn, points } = lessonsOf(formatGames(records), variant);
    const found = Array.from(points, (one, index) => [black[index], white[index], kings[index], turn[index], one]);
    const expected = games.flatMap(({ game, record }) =>
      record.moves
        .map((_, ply) => ({ ply, position: game.positionAt(ply) }))
        .filter(({ ply }) => ply >= record.opening)
        .filter(({ position }) =>
          slowMoves(slowBoardOf(position, variant.board)).every((move) => move.captured.length === 0),
        )
        .map(({ position }) => [position.black, position.white, position.kings, position.turn, record.points]),
    );
    expect(found).toEqual(expected);
  });
});
