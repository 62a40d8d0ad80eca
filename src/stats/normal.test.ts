import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalCdf, normalQuantile } from './normal.ts';

// Computed with mpmath 1.3 in 40 digits.
test.each([
  [-10, 7.619853024160525e-24],
  [-6, 9.86587645037698e-10],
  [-3, 0.0013498980316300946],
  [-1, 0.15865525393145705],
  [0, 0.5],
  [0.5, 0.6914624612740131],
  [1.96, 0.9750021048517795],
  [4, 0.9999683287581669],
])('the chance to be below %d', (x, chance) => {
  expect(normalCdf(x) / chance).toBeCloseTo(1, 13);
});

// The first two as printed in many tables, for intervals of 95 and 99 per cent; the rest from mpmath 1.3.
test.each([
  [0.975, 1.959963984540054],
  [0.995, 2.5758293035489004],
  [0.9, 1.2815515655446004],
  [0.75, 0.6744897501960817],
  [1e-5, -4.264890793922825],
  [1e-20, -9.262340089798407],
])('the quantile of %d', (probability, x) => {
  expect(normalQuantile(probability) / x).toBeCloseTo(1, 13);
});

test('the ends', () => {
  expect([normalCdf(-Infinity), normalCdf(Infinity)]).toEqual([0, 1]);
  expect([normalQuantile(0), normalQuantile(0.5), normalQuantile(1)]).toEqual([-Infinity, 0, Infinity]);
  expect(() => normalQuantile(1.01)).toThrow('between 0 and 1');
  expect(() => normalQuantile(Number.NaN)).toThrow('between 0 and 1');
});

test('the two functions are inverse, and both are symmetric', () => {
  fc.assert(
    fc.property(fc.double({ min: -37, max: 0, noNaN: true }), (x) => {
      expect(Math.abs(normalQuantile(normalCdf(x)) - x)).toBeLessThan(1e-12);
      expect(normalCdf(x) + normalCdf(-x)).toBeCloseTo(1, 14);
    }),
  );
});
