import { expect, test } from 'vitest';
import { BOARD_8 } from '../board.ts';
import { parseFen } from '../fen.ts';
import { Game } from '../game.ts';
import { BLACK, WHITE } from '../side.ts';
import { ENGLISH, GIVEAWAY } from '../variant.ts';
import { pdnFromGame } from './pdnFromGame.ts';
import { parsePdn } from './reader.ts';
import { formatPdn } from './writer.ts';

test('an unfinished, drawn, or won game has its result', () => {
  const result = (end: (game: Game) => void): string => {
    const game = new Game(ENGLISH);
    end(game);
    return pdnFromGame(game, {}).result;
  };
  expect(result(() => undefined)).toBe('*');
  expect(result((game) => game.agreeDraw())).toBe('1/2-1/2');
  expect(result((game) => game.resign(WHITE))).toBe('1-0');
  expect(result((game) => game.resign(BLACK))).toBe('0-1');
});

test('the record of a game reads back with its tags, its start and its moves', () => {
  const game = new Game(GIVEAWAY, { start: parseFen('W:W18,32:B14,K1', BOARD_8) });
  for (let ply = 0; ply < 3; ply++) game.play(game.legalMoves[0]!);
  const [entry] = parsePdn(formatPdn(pdnFromGame(game, { Black: 'One', White: 'Other' })));
  expect(entry?.problems).toEqual([]);
  expect(entry?.game).toMatchObject({ variant: GIVEAWAY, start: game.start, result: '*' });
  expect(entry?.game?.moves.map(({ move }) => move)).toEqual(game.moves);
  expect(entry?.game?.tags).toContainEqual({ name: 'White', value: 'Other' });
});
