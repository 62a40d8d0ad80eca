import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareGroups } from './compareGroups.ts';

test('two groups that do not overlap, too small to show it', () => {
  // By hand: two of the 20 ways to choose three of six are this far apart.
  const { p, ...comparison } = compareGroups([0.7, 0.8, 0.9], [0.3, 0.1, 0.2]);
  expect(p).toBeCloseTo(0.1, 12);
  expect(comparison).toEqual({
    first: { count: 3, mean: expect.closeTo(0.8, 12), deviation: expect.closeTo(0.1, 12) },
    second: { count: 3, mean: expect.closeTo(0.2, 12), deviation: expect.closeTo(0.1, 12) },
    a12: 1,
    effect: 'large',
    isExact: true,
    smallestP: p,
  });
});

// Vargha and Delaney 2000: 0.56 is a small, 0.64 a medium and 0.71 a large effect, on either side of a half.
test.each([
  [55, 'none'],
  [56, 'small'],
  [64, 'medium'],
  [71, 'large'],
])('A12 of 0.%i is %s', (wins, effect) => {
  const second = Array.from({ length: 100 }, (_, index) => index);
  expect(compareGroups([wins - 0.5], second)).toMatchObject({ a12: wins / 100, effect });
  expect(compareGroups([99.5 - wins], second)).toMatchObject({ a12: (100 - wins) / 100, effect });
});

test('a group of one has no deviation', () => {
  expect(compareGroups([1], [1])).toMatchObject({ a12: 0.5, p: 1, smallestP: 1, first: { count: 1, deviation: null } });
});

test('no exact p is below the smallest, and an approximate one can be', () => {
  const group = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(group, group, (first, second) => {
      const { p, smallestP, isExact } = compareGroups(first, second);
      expect(isExact).toBe(true);
      expect(p).toBeGreaterThanOrEqual(smallestP * (1 - 1e-12));
    }),
  );
  const { p, smallestP, isExact } = compareGroups(
    [1],
    Array.from({ length: 60 }, () => 0),
  );
  expect(isExact).toBe(false);
  expect(p).toBeLessThan(smallestP);
});
