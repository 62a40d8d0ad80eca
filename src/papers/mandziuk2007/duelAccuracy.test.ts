import { describe, expect, test } from 'vitest';
import { exampleDuel } from '../../../test/mandziukRuns.ts';
import type { GameRecord } from '../../arena/gameRecord.ts';
import { inlinePool } from '../../pools/pool.ts';
import type { GamePool } from '../../arena/encounters.ts';
import { GAME_WORKER } from '../../arena/encounters.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import type { Side } from '../../rules/side.ts';
import { accuraciesOf, agreementGains, compareDuels, outcomeOf } from './duelAccuracy.ts';

function played(winner: Side | undefined, plies: number): GameRecord {
  return {
    variant: 'english',
    players: ['one', 'other'],
    opening: { moves: '' },
    seed: [1],
    moves: Array.from({ length: plies }, () => ({ move: '', timeMs: 0 })),
    winner,
    reason: 'no-move' as never,
  };
}

describe('a duel', () => {
  test.each([
    ['two wins', played(BLACK, 50), played(WHITE, 40), 1],
    ['two losses', played(WHITE, 50), played(BLACK, 40), 0],
    ['a win and a draw', played(BLACK, 50), played(undefined, 140), 1],
    ['a draw and a loss', played(undefined, 140), played(BLACK, 60), 0],
    ['two draws', played(undefined, 140), played(undefined, 140), 0.5],
    ['the faster of two wins, its own', played(BLACK, 40), played(BLACK, 50), 1],
    ['the faster of two wins, of the other', played(WHITE, 30), played(WHITE, 50), 0],
    ['two wins that take as long', played(BLACK, 50), played(BLACK, 50), 0.5],
  ])('is decided by %s', (_, first, second, outcome) => {
    expect(outcomeOf([first, second])).toBe(outcome);
  });
});

const RECORDS = [
  exampleDuel([1, 1], 30),
  exampleDuel([0.5, 0], 10),
  exampleDuel([0, 1], 21),
  exampleDuel([1, 0.5], 0),
  // The long match was even.
  exampleDuel([1, 1], 20),
];

test('duels are compared with long matches that have a winner', () => {
  expect(accuraciesOf(RECORDS)).toEqual([
    { depth: 3, pairs: 4, undecided: 1, agreeing: 1 },
    { depth: 4, pairs: 4, undecided: 1, agreeing: 3 },
  ]);
  expect(agreementGains(RECORDS)).toEqual([0, 0.5, 1, 0.5]);
});

test('the better of two evaluations wins the match, and loses no duel', async () => {
  const pool: GamePool = await inlinePool(GAME_WORKER);
  const task = {
    game: 'checkers',
    shape: '8F',
    number: 0,
    depths: [2, 3],
    games: 4,
    evaluations: ['linear(8F: 100 200 0 0 0 0 0 0)', 'linear(8F: -100 -200 0 0 0 0 0 0)'],
    matchDepth: 2,
  } as const;
  const record = await compareDuels(task, pool);
  expect(record.points).toBeGreaterThan(2);
  expect(Math.min(...record.outcomes)).toBeGreaterThanOrEqual(0.5);
  expect(await compareDuels(task, pool)).toEqual(record);
  const { points } = await compareDuels({ ...task, evaluations: task.evaluations.toReversed() as never }, pool);
  expect(points).toBeLessThan(2);
});
