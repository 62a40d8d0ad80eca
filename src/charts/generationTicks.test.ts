import { expect, test } from 'vitest';
import { generationTicks } from './generationTicks.ts';

test('all generations where there is room', () => {
  expect(generationTicks(3, 400)).toEqual([0, 1, 2, 3]);
});

test('round steps where there is less', () => {
  expect(generationTicks(14, 320)).toEqual([0, 5, 10]);
  expect(generationTicks(60, 1100)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
  expect(generationTicks(90_000, 100)).toEqual([0, 45_000, 90_000]);
});
