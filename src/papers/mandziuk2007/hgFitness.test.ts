import { expect, test } from 'vitest';
import { rangesOf } from './hgFitness.ts';

test.each([
  [0, [82, 88], [88, 88]],
  [1, [76, 82], [82, 88]],
  [13, [4, 10], [10, 88]],
  [14, [0, 4], [4, 88]],
])('phase %d has its own stage and all later ones', (phase, newest, earlier) => {
  const ranges = rangesOf({ first: 82, step: 6 }, phase);
  expect([ranges.newest.leastPlies, ranges.newest.mostPlies]).toEqual(newest);
  expect([ranges.earlier.leastPlies, ranges.earlier.mostPlies]).toEqual(earlier);
});
