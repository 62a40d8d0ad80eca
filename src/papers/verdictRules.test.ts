import { describe, expect, test } from 'vitest';
import type { PartVerdict } from './verdictRules.ts';
import { judgeAboveZero, judgeBelow, judgeBelowZero, judgeMoreThanChance, judgeWhole } from './verdictRules.ts';

describe('a share of ten runs', () => {
  test.each([
    [6, 'confirmed'],
    [5, 'confirmed'],
    [4, 'no evidence'],
    [0, 'no evidence'],
  ])('of %d is %s to be more than 2 of 9', (count, verdict) => {
    expect(judgeMoreThanChance({ count, runs: 10 }, 2 / 9)).toBe(verdict);
  });

  test('is contradicted once it is surely below chance', () => {
    expect(judgeMoreThanChance({ count: 0, runs: 10 }, 3 / 9)).toBe('contradicted');
    expect(judgeMoreThanChance({ count: 0, runs: 20 }, 2 / 9)).toBe('contradicted');
  });
});

describe('a mean over runs', () => {
  test.each([
    [[1, 2, 3], 'no evidence'],
    [[2, 2.5, 3], 'confirmed'],
    [[-2, -2.5, -3], 'contradicted'],
    // Without spread there is no interval.
    [[2, 2, 2], 'no evidence'],
    [[2], 'no evidence'],
  ])('of %j is %s to be above zero', (values, verdict) => {
    expect(judgeAboveZero(values)).toBe(verdict);
    expect(judgeBelowZero(values.map((value) => -value))).toBe(verdict);
  });
});

test.each([
  [{ low: 0.2, high: 0.7 }, 'confirmed'],
  [{ low: 0.2, high: 0.8 }, 'no evidence'],
  [{ low: 0.8, high: 1 }, 'no evidence'],
  [{ low: 0.91, high: 1 }, 'contradicted'],
])('a share within %j is %s to be below 0.75', (interval, verdict) => {
  expect(judgeBelow(interval, 0.75, 0.9)).toBe(verdict);
});

test.each<[PartVerdict[], string]>([
  [['confirmed', 'confirmed'], 'confirmed'],
  [['confirmed', 'no evidence'], 'partly confirmed'],
  [['confirmed', 'contradicted'], 'partly confirmed'],
  [['contradicted', 'no evidence'], 'contradicted'],
  [['no evidence', 'no evidence'], 'no evidence'],
])('parts that are %j make a conclusion that is %s', (parts, verdict) => {
  expect(judgeWhole(parts)).toBe(verdict);
});
