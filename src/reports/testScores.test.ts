import { expect, test } from 'vitest';
import { wilsonInterval } from '../stats/wilson.ts';
import { testScores } from './testScores.ts';

test('a fair test has a score against each opponent', () => {
  const score = (opponent: string, wins: number) => ({ opponent, wins, draws: 1, losses: 19 - wins, games: 20 });
  const scores = testScores({ result: { players: [{ opponents: [score('random', 15), score('alphabeta', 2)] }] } });
  expect(scores).toMatchObject([
    { opponent: 'random', wins: 15, games: 20, draws: 1, winRate: { value: 0.75 } },
    { opponent: 'alphabeta', wins: 2 },
  ]);
  expect(scores[0]!.winRate).toEqual({ value: 0.75, ...wilsonInterval(15, 20) });
});

test('points count a draw as a half, with the interval that is stored or else that of Wilson', () => {
  const stored = { opponent: 'random', wins: 15, draws: 2, games: 20, points: { value: 0.8, low: 0.7, high: 0.9 } };
  const [given] = testScores({ result: { players: [{ opponents: [stored] }] } });
  expect(given!.points).toEqual({ value: 0.8, low: 0.7, high: 0.9 });
  const [plain] = testScores({ result: { wins: 15, draws: 2, games: 20 } });
  expect(plain!.points).toEqual({ value: 0.8, ...wilsonInterval(16, 20) });
  expect(testScores({ result: { wins: 15, games: 20 } })[0]!.points).toBeNull();
});

test('any other test has one score, against random', () => {
  expect(testScores({ result: { wins: 3, games: 4 } })).toMatchObject([
    { opponent: 'random', wins: 3, draws: null, games: 4 },
  ]);
});

test.each([null, 'text', {}, { wins: 3, games: 2 }, { wins: 0, games: 0 }, { players: [] }])(
  '%j has no score',
  (result) => {
    expect(testScores({ result })).toEqual([]);
  },
);
