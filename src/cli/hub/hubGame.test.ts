import { expect, test } from 'vitest';
import { parseFen } from '../../rules/fen.ts';
import { ENGLISH, GIVEAWAY_6X6 } from '../../rules/variant.ts';
import { gameFrom } from './hubGame.ts';
import { formatHubPosition } from './hubPosition.ts';

test('without a position it is the start of the variant', () => {
  expect(gameFrom(GIVEAWAY_6X6, undefined, undefined).position).toEqual(GIVEAWAY_6X6.start);
  expect(gameFrom(ENGLISH, undefined, ' 11-15  23-19 ').plies).toBe(2);
});

test('the moves are kept, so that repetitions are seen', () => {
  const kings = hubPosition('B:WK32:BK1');
  const game = gameFrom(ENGLISH, kings, '1-5 32-28 5-1 28-32');
  expect([game.plies, game.occurrences, game.quietPlies]).toEqual([4, 2, 4]);
});

test('a draw by our rules does not end the game', () => {
  const kings = hubPosition('B:WK32:BK1');
  const shuffle = '1-5 32-28 5-1 28-32 ';
  const drawn = gameFrom(ENGLISH, kings, shuffle.repeat(2));
  expect([drawn.plies, drawn.outcome]).toEqual([0, undefined]);
  expect(gameFrom(ENGLISH, kings, shuffle.repeat(50)).legalMoves).not.toEqual([]);
});

test('a game that is lost stays so', () => {
  expect(gameFrom(ENGLISH, hubPosition('B:W9,14:B5'), undefined).outcome?.reason).toBe('no-moves');
});

test('a move that cannot be played is told', () => {
  expect(() => gameFrom(ENGLISH, undefined, '11-15 11-15')).toThrow('11-15 is not legal here');
});

function hubPosition(fen: string): string {
  return formatHubPosition(parseFen(fen, ENGLISH.board), ENGLISH.board);
}
