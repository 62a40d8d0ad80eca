import { describe, expect, test } from 'vitest';
import type { Score } from '../../arena/tally.ts';
import { bestPart, gapPart, levelPart, smallGapPart, strongerPart, weakerPart } from './parts.ts';

/** So many wins of 100 games without draws. */
const won = (wins: number, games = 100): Score => ({ wins, draws: 0, losses: games - wins });

test.each([
  [80, 50, 'confirmed'],
  [50, 80, 'contradicted'],
  [55, 50, 'no evidence'],
])('%i against %i wins of 100: that the first is more is %s', (one, two, verdict) => {
  expect(gapPart('aa', 'ad', won(one), won(two)).verdict).toBe(verdict);
});

test('a difference is told with its interval, a negative one as less', () => {
  // Newcombe (1998), table II, method 10: 56 of 70 less 48 of 80 is 0.2 (0.0524 to 0.3339).
  const [one, two] = [won(56, 70), won(48, 80)];
  expect(gapPart('aa', 'ad', one, two).text).toBe(
    'aa scores 20.0 percentage points more than ad (5.2 to 33.4): confirmed.',
  );
  expect(gapPart('ad', 'aa', two, one).text).toBe(
    'ad scores 20.0 percentage points less than aa (5.2 to 33.4): contradicted.',
  );
});

test.each([
  [500, 510, 'confirmed'],
  [200, 800, 'contradicted'],
  [450, 550, 'no evidence'],
])('%i and %i wins of 1000: that they differ little is %s', (one, two, verdict) => {
  expect(smallGapPart('aa', 'ai', won(one, 1000), won(two, 1000)).verdict).toBe(verdict);
});

describe('a result against a search', () => {
  test.each([
    [40, 80, 'no evidence'],
    [500, 1000, 'confirmed'],
    [20, 100, 'contradicted'],
    [560, 1000, 'confirmed'],
    [590, 1000, 'no evidence'],
  ])('%i of %i points: that they are level is %s', (wins, games, verdict) => {
    expect(levelPart('af', won(wins, games)).verdict).toBe(verdict);
  });

  test.each([
    [70, 'confirmed', 'contradicted'],
    [30, 'contradicted', 'confirmed'],
    [52, 'no evidence', 'no evidence'],
  ])('%i of 100 points: stronger is %s, weaker is %s', (wins, stronger, weaker) => {
    expect(strongerPart('ca', won(wins)).verdict).toBe(stronger);
    expect(weakerPart('ca', won(wins)).verdict).toBe(weaker);
  });
});

test.each([
  [60, 'confirmed'],
  [50, 'no evidence'],
  [20, 'contradicted'],
])('%i of 100 points, another has 52: that it is the best is %s', (wins, verdict) => {
  const results = new Map([
    ['af', won(wins)],
    ['aa', won(40)],
    ['ai', won(52)],
  ]);
  expect(bestPart('af', results).verdict).toBe(verdict);
});
