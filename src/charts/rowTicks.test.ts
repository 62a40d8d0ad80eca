import { expect, test } from 'vitest';
import { rowTicks } from './rowTicks.ts';

test('quarters of the whole scale, or halves where it is narrow', () => {
  expect(rowTicks([0, 100], 400)).toEqual([0, 25, 50, 75, 100]);
  expect(rowTicks([0, 100], 100)).toEqual([0, 50, 100]);
});

test('tens of a part of it, as many as there is room for', () => {
  expect(rowTicks([30, 80], 400)).toEqual([30, 40, 50, 60, 70, 80]);
  expect(rowTicks([30, 80], 100)).toEqual([40, 60, 80]);
});
