import { expect, test } from 'vitest';
import { addedEqually, publishedScore } from './evidence.ts';
import { ROWS } from './published.ts';

test('results of different numbers of games count equally', () => {
  const many = { wins: 200, draws: 100, losses: 100 };
  const few = { wins: 0, draws: 20, losses: 80 };
  expect(addedEqually(many, few)).toEqual({ wins: 50, draws: 45, losses: 105 });
  expect(addedEqually(few, many)).toEqual(addedEqually(many, few));
  expect(addedEqually(few, few)).toEqual({ wins: 0, draws: 40, losses: 160 });
});

test('the published results of a row are those of both colours', () => {
  expect(publishedScore(ROWS.find(({ row }) => row === 'fb5')!)).toEqual({ wins: 0, draws: 42, losses: 48 });
});
