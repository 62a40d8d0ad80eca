import { expect, test } from 'vitest';
import { fitExponential, placeOfDepth } from './exponentialFit.ts';

test('finds the curve through points that lie on it', () => {
  const points = [0, 1, 2, 3, 4].map((x) => ({ x, value: 33.7 * Math.exp(2.1 * x) }));
  const { a, b } = fitExponential(points);
  expect(a).toBeCloseTo(33.7, 8);
  expect(b).toBeCloseTo(2.1, 8);
});

test('balances logarithms, not values', () => {
  // Twice too much and twice too little, on both sides of a curve that grows by a factor of e.
  const points = [2, 0.5, 0.5, 2].map((factor, x) => ({ x, value: factor * Math.exp(x) }));
  const { a, b } = fitExponential(points);
  expect(a).toBeCloseTo(1, 8);
  expect(b).toBeCloseTo(1, 8);
});

test('numbers the depths of figure 4.5 from 0', () => {
  expect([2, 4, 6, 8, 10].map(placeOfDepth)).toEqual([0, 1, 2, 3, 4]);
});
