import { expect, test } from 'vitest';
import { generationTicks, rowTicks } from './ticks.ts';

test('all generations where there is room', () => {
  expect(generationTicks(3, 400)).toEqual([0, 1, 2, 3]);
});

test('round steps where there is less', () => {
  expect(generationTicks(14, 320)).toEqual([0, 5, 10]);
  expect(generationTicks(60, 1100)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]);
  expect(generationTicks(90_000, 100)).toEqual([0, 45_000, 90_000]);
});

test('quarters of the whole scale, or halves where it is narrow', () => {
  expect(rowTicks([0, 100], 400)).toEqual([0, 25, 50, 75, 100]);
  expect(rowTicks([0, 100], 100)).toEqual([0, 50, 100]);
});

test('tens of a part of it, as many as there is room for', () => {
  expect(rowTicks([30, 80], 400)).toEqual([30, 40, 50, 60, 70, 80]);
  expect(rowTicks([30, 80], 100)).toEqual([40, 60, 80]);
});
