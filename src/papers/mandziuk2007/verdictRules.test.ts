import { expect, test } from 'vitest';
import { judgeDiffers, judgeWithin } from './verdictRules.ts';

test.each([
  [[-1, 0, 1], 'confirmed'],
  [[-4, 0, 4], 'no evidence'],
  [[6, 7, 8], 'no evidence'],
  [[9, 10, 11], 'contradicted'],
  [[-9, -10, -11], 'contradicted'],
  // Without spread there is no interval.
  [[0, 0, 0], 'no evidence'],
])('a mean of %j is %s to be within 5 of 0', (values, verdict) => {
  expect(judgeWithin(values, -5, 5)).toBe(verdict);
});

test.each([
  [[2, 2.5, 3], 'confirmed'],
  [[-2, -2.5, -3], 'confirmed'],
  [[-1, 0, 1], 'no evidence'],
  [[2, 2], 'no evidence'],
])('a mean of %j is %s to differ from 0', (values, verdict) => {
  expect(judgeDiffers(values)).toBe(verdict);
});
