import { expect, test } from 'vitest';
import { NORMAL_BITS, normalTable } from './normalTable.ts';

const table = [...normalTable()];

test('has a value for every random number of its bits, in ascending order', () => {
  expect(table).toHaveLength(2 ** NORMAL_BITS);
  for (const [index, value] of table.slice(1).entries()) expect(value).toBeGreaterThan(table[index]!);
});

test('is symmetric, so the mean is 0', () => {
  expect(table.toReversed().map((value) => -value)).toEqual(table);
});

test('has the moments of the normal distribution', () => {
  const moment = (power: number): number => table.reduce((sum, value) => sum + value ** power, 0) / table.length;
  expect(Math.sqrt(moment(2))).toBeCloseTo(0.9998, 4);
  expect(moment(4)).toBeCloseTo(3, 1);
  expect(table.at(-1)).toBeCloseTo(3.668, 3);
});

// As printed in many tables: the chance to be below a value.
test.each([
  [-2.5758, 0.005],
  [-1.96, 0.025],
  [-1, 0.1587],
  [-0.6745, 0.25],
  [0, 0.5],
  [0.6745, 0.75],
  [1.2816, 0.9],
  [1.6449, 0.95],
  [1.96, 0.975],
  [2.3263, 0.99],
  [3.0902, 0.999],
])('as many values are below %d as should be', (quantile, chance) => {
  const share = table.filter((value) => value < quantile).length / table.length;
  expect(Math.abs(share - chance)).toBeLessThan(1 / table.length);
});
