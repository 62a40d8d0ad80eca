import { describe, expect, test } from 'vitest';
import { formatFen } from '../../rules/fen.ts';
import { Game } from '../../rules/game.ts';
import { parseMove } from '../../rules/moveText.ts';
import { BLACK } from '../../rules/side.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { gamesPerMove } from '../../search/plans/planOptions.ts';
import type { ConfigurationName } from './published.ts';
import { PUBLISHED, ROWS } from './published.ts';

const configurations = Object.entries(PUBLISHED.configurations);

describe('the published tables', () => {
  test('have 26 rows in Table 3 and 25 in Table 4, each of a known configuration', () => {
    expect([3, 4].map((number) => ROWS.filter(({ table }) => table === number).length)).toEqual([26, 25]);
    const selects = { 3: 'best', 4: 'common' };
    for (const { table, configuration } of ROWS) {
      const { select } = PUBLISHED.configurations[configuration as ConfigurationName];
      expect(select).toBe(selects[table as 3 | 4]);
    }
  });

  test('have 100 games in every row with each colour, but for the two deepest searches', () => {
    const others = ROWS.flatMap(({ row, black, white }) => {
      const [asBlack, asWhite] = [black, white].map((counts) => counts.reduce((sum, count) => sum + count));
      return asBlack === 100 && asWhite === 100 ? [] : [[row, asBlack, asWhite]];
    });
    expect(others).toEqual([
      ['fb4', 25, 25],
      ['fb5', 50, 40],
    ]);
  });

  test.each(configurations)(
    '%s plays a published number of games for a move',
    (_, { population, generations, games }) => {
      expect([1000, 2000, 8000]).toContain(gamesPerMove({ population, generations, games }));
    },
  );

  test('have first moves in per cent', () => {
    for (const moves of Object.values(PUBLISHED.firstMoves.percent)) {
      expect(Object.values(moves).reduce((sum, percent) => sum + percent)).toBe(100);
      expect(Object.keys(moves).toSorted()).toEqual(Object.keys(PUBLISHED.firstMoves.percent.af).toSorted());
    }
  });
});

test('the example game is legal, and Black wins after 63 plies', () => {
  const game = new Game(ENGLISH);
  for (const text of PUBLISHED.exampleGame.moves.split(' ')) {
    expect(game.outcome).toBeUndefined();
    game.play(parseMove(text, game.position, ENGLISH.board).move);
  }
  expect(game.plies).toBe(63);
  expect(game.outcome).toMatchObject({ winner: BLACK });
  expect(formatFen(game.position, ENGLISH.board)).toBe('W:W:BK3,10,21');
});

test('every decision has a reason', () => {
  for (const { reason, choice } of PUBLISHED.decisions)
    expect(Math.min(reason.length, choice.length)).toBeGreaterThan(5);
});
