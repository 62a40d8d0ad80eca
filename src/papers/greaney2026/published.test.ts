import { describe, expect, test } from 'vitest';
import { mean, populationDeviation } from '../../stats/spread.ts';
import { waldInterval } from '../../stats/wald.ts';
import { PUBLISHED, PUBLISHED_GAMES, PUBLISHED_RUNS } from './published.ts';

const RUNS_6X6 = PUBLISHED_RUNS.filter(({ id }) => id.startsWith('6'));
const RUNS_8X8 = PUBLISHED_RUNS.filter(({ id }) => id.startsWith('8'));

describe('the published runs', () => {
  test.each([
    ['6x6', RUNS_6X6, PUBLISHED.summary6x6],
    ['8x8', RUNS_8X8, PUBLISHED.summary8x8],
  ])('on %s have the mean, spread and range given in the text', (_, runs, summary) => {
    const tests = runs.map((run) => run.test);
    expect(tests).toHaveLength(summary.runs);
    expect(Math.abs(mean(tests) - summary.mean)).toBeLessThan(0.0006);
    expect(populationDeviation(tests)).toBeCloseTo(summary.deviation, 3);
    expect([Math.min(...tests), Math.max(...tests)]).toEqual([summary.low, summary.high]);
  });

  test('belong to the conditions of the thesis, with three or four replicates', () => {
    const counts = Map.groupBy(PUBLISHED_RUNS, ({ condition }) => condition);
    const expected = { config1: 1, config2: 1, config3: 2, config4: 4, config5: 1, config6: 4, A: 3, B: 3, C: 3, D: 3 };
    expect(Object.fromEntries([...counts].map(([name, runs]) => [name, runs.length]))).toEqual(expected);
  });

  test.each(PUBLISHED_RUNS)('$id has the interval of its wins', ({ test: share, low, high }) => {
    const interval = waldInterval(Math.round(share * PUBLISHED_GAMES), PUBLISHED_GAMES);
    expect(interval.low).toBeCloseTo(low, 2.5);
    expect(interval.high).toBeCloseTo(high, 2.5);
  });

  test.each(PUBLISHED_RUNS)('$id has the gap between training and test, except for rounding', (run) => {
    expect(Math.abs(run.training - run.test - run.gap)).toBeLessThan(0.0111);
  });
});

test('people and minimax played as many games as the text says', () => {
  const { people, minimax } = PUBLISHED;
  expect(people.rows.reduce((sum, { games }) => sum + games, 0)).toBe(people.participants * people.gamesEach);
  for (const { ratings, mean: told } of people.rows) expect(mean(ratings)).toBeCloseTo(told, 10);
  for (const { wins, draws, losses } of minimax.rows) expect(wins + draws + losses).toBe(minimax.games);
});
