import { describe, expect, test } from 'vitest';
import { conditionOf, reportedRun } from '../../test/reportedRuns.ts';
import { plainShareInterval } from '../../test/plainStatistics.ts';
import type { Condition } from './condition.ts';
import { barFigure, boxFigure, matrixFigure, testsFigure } from './testFigures.ts';

const FEW = [conditionOf('oak', 1, [0.7, 0.8]), conditionOf('fern', 3, [0.4])];
/** More runs than can be shown one by one, of which a condition has six at most. */
const SHARES = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
const MANY = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((label, index) => conditionOf(label, 10 * index, SHARES));

describe('bars', () => {
  test('of few runs stand for each of them', () => {
    const { id, finding, caption, chart } = barFigure(FEW, 'random', '');
    expect(id).toBe('wins-random');
    expect(finding).toBe(
      'Run 2 (“oak”) wins the most games against random, 80.0 % (77.0-83.0); run 3 (“fern”) wins the fewest, ' +
        '40.0 % (37.0-43.0).',
    );
    expect(caption).toContain('one bar for each run; 1 000 games each.');
    expect(chart).toMatchObject({
      bars: [{ group: 'oak', label: 'run 1', value: 0.7, games: 1000 }, {}, {}],
    });
  });

  test('of many runs are means over the runs of a condition', () => {
    const { caption, chart } = barFigure(MANY, 'random', '-english');
    const bars = chart.kind === 'bars' ? chart.bars : [];
    expect(bars).toHaveLength(MANY.length);
    const { low, value, high, label, games } = bars[0]!;
    expect([label, games]).toEqual(['mean of 6', 6000]);
    expect([low, value, high].map((share) => share.toFixed(5))).toEqual(
      plainShareInterval(SHARES).map((share) => share!.toFixed(5)),
    );
    expect(caption).toContain('the mean of its runs');
  });

  test('of equal height are said to tie', () => {
    const findingOf = (...shares: readonly number[]): string =>
      barFigure([conditionOf('oak', 1, shares)], 'random', '').finding;
    expect(findingOf(0.96, 0.5, 0.96, 0.96, 0.5)).toBe(
      'Runs 1, 3 and 4 tie at 96.0 % of the games won against random; runs 2 and 5 win the fewest, 50.0 % each.',
    );
    expect(findingOf(0.7, 0.7)).toBe('Runs 1 and 2 tie at 70.0 % of the games won against random.');
    const conditions = [1, 2, 3].map((first) => conditionOf(`c${first}`, 20 * first, Array<number>(20).fill(0.6)));
    expect(barFigure(conditions, 'random', '').finding).toMatch(/^“c1”, “c2” and “c3” tie at 60\.0 %/);
  });

  test('that overlap may be luck', () => {
    expect(barFigure([conditionOf('oak', 1, [0.5, 0.52])], 'random', '').finding).toMatch(/so this may be luck\.$/);
  });
});

test('boxes tell the middle of each condition', () => {
  const { finding, chart } = boxFigure(FEW, 'random', '');
  expect(finding).toBe(
    'Against random, the median run of “oak” scores 75.0 % of the points and that of “fern” 40.0 %.',
  );
  expect(chart).toMatchObject({ groups: [{ label: 'oak', points: [{ label: 'run 1', value: 0.7 }, {}] }, {}] });
});

describe('the matrix', () => {
  const met: Condition = { label: 'oak', runs: [reportedRun(1, { random: 0.9, first: 0.5, 'run:2': 0.4 })] };
  const other: Condition = { label: 'fern', runs: [reportedRun(2, { random: 0.7 })] };

  test('has the runs themselves for opponents behind the others, and no cell where none met', () => {
    const { finding, chart } = matrixFigure([met, other], '');
    expect(finding).toBe(
      'The hardest opponent is first: the champions score 50.0 % on average. The easiest opponent is random, with 80.0 %.',
    );
    expect(chart).toMatchObject({ rows: ['oak, run 1', 'fern, run 2'], columns: ['random', 'first', 'run:2'] });
    expect(chart.kind === 'matrix' && chart.cells.map(({ value }) => value)).toEqual([0.9, 0.5, 0.4, 0.7]);
  });

  test('of many runs is of conditions', () => {
    const { chart } = matrixFigure(MANY, '');
    expect(chart).toMatchObject({ rows: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], columns: ['random'] });
  });
});

test('few runs are shown opponent by opponent', () => {
  const { chart, finding } = testsFigure(FEW, '');
  expect(chart).toMatchObject({ series: [{ label: 'run 1', rows: [{ opponent: 'random', points: 0.7 }] }, {}, {}] });
  expect(finding).toBe('Run 2 is clearly the best against random.');
});
