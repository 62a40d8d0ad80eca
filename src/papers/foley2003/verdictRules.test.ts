import { expect, test } from 'vitest';
import { judgeNotDominant } from './verdictRules.ts';

test.each([
  [1, 'confirmed'],
  [2, 'no evidence'],
  [4, 'no evidence'],
  [5, 'contradicted'],
])('dominant in %d of ten runs means that “not dominant” is %s', (count, verdict) => {
  expect(judgeNotDominant({ count, runs: 10 })).toBe(verdict);
});
