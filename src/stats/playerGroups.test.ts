import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bradleyTerry } from './bradleyTerry.ts';
import type { PairResult } from './playerGroups.ts';
import { playerGroups } from './playerGroups.ts';

test('groups are chains of games', () => {
  const results = [game(0, 3, 1, 0, 1), game(3, 5, 0, 1, 0), game(1, 4, 1, 0, 1), game(0, 1, 0, 0, 0)];
  expect(playerGroups(results, 6).map(({ players }) => players)).toEqual([[0, 3, 5], [1, 4], [2]]);
});

test.each([
  ['a circle of wins', [game(0, 1, 1, 0, 0), game(1, 2, 1, 0, 0), game(2, 0, 1, 0, 0)], true],
  ['a ladder of wins', [game(0, 1, 1, 0, 0), game(1, 2, 1, 0, 0), game(0, 2, 1, 0, 0)], false],
  ['two equals above a third', [game(0, 1, 1, 0, 1), game(0, 2, 5, 0, 0), game(2, 1, 0, 0, 5)], false],
  ['ten wins and a draw', [game(0, 1, 10, 1, 0)], false],
  ['ten wins, a draw and a loss', [game(0, 1, 10, 1, 1)], true],
  ['only draws', [game(0, 1, 0, 9, 0)], true],
  ['draws below and a win at two steps', [game(0, 1, 0, 3, 0), game(1, 2, 0, 3, 0), game(0, 2, 4, 0, 0)], false],
  ['a draw with a player two wins away', [game(0, 1, 2, 1, 0), game(1, 2, 2, 1, 0), game(0, 2, 0, 1, 0)], true],
] as [string, PairResult[], boolean][])('%s', (_name, results, isBounded) => {
  expect(playerGroups(results, results.length === 1 ? 2 : 3)).toMatchObject([{ isBounded }]);
});

test('a group is unbounded exactly if a vanishing prior lets its ratings drift apart', () => {
  const few = fc.nat(2);
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
    [2, 3],
    [3, 1],
  ] as const;
  const tournament = fc
    .array(fc.tuple(few, few, few), { minLength: 5, maxLength: 5 })
    .map((scores) => pairs.map(([first, second], index) => game(first, second, ...scores[index]!)));
  fc.assert(
    fc.property(tournament, (results) => {
      const near = bradleyTerry(results, 4, { priorGames: 1e-4 });
      const far = bradleyTerry(results, 4, { priorGames: 1e-6 });
      for (const { players, isBounded } of near.groups) {
        const drift = Math.max(...players.map((one) => Math.abs(far.players[one]!.rating - near.players[one]!.rating)));
        if (isBounded) expect(drift).toBeLessThan(10);
        else expect(drift).toBeGreaterThan(50);
      }
    }),
    { numRuns: 500 },
  );
});

function game(first: number, second: number, wins: number, draws: number, losses: number): PairResult {
  return { first, second, wins, draws, losses };
}
