import { describe, expect, test } from 'vitest';
import type { CurvePoint } from './curvePoint.ts';
import {
  comparedTestsFinding,
  diversityFinding,
  fitnessFinding,
  sizeFinding,
  standingFinding,
  testFinding,
} from './findings.ts';

const FIXED = { hasGrowingOpponents: false };
const GROWING = { hasGrowingOpponents: true };

describe('what a curve of fitness shows', () => {
  test('nothing before the first generation, then how the best stands', () => {
    expect(fitnessFinding([], FIXED)).toBe('The best and mean fitness appear here after the first generation.');
    expect(fitnessFinding(curve([0.74]), FIXED)).toBe('Best 74 % of the points, 12 percentage points above the mean.');
    expect(standingFinding({ best: 0.5, mean: 0.5 })).toBe('Best 50 % of the points, the same as the mean');
  });

  test('when it stopped to improve, in spite of small waves', () => {
    const best = [0.5, 0.6, 0.7, ...Array.from({ length: 20 }, (_, at) => 0.695 + (at % 2) * 0.009)];
    expect(fitnessFinding(curve(best), FIXED)).toBe(
      'Best fitness stops improving after generation 2, at 70 % of the points.',
    );
  });

  test('that it still rises, or never did', () => {
    expect(fitnessFinding(curve([0.5, 0.55, 0.61]), FIXED)).toBe(
      'Best fitness is still rising: 61 % of the points, 11 percentage points more than at the start.',
    );
    expect(fitnessFinding(curve([0.5, 0.45, 0.48]), FIXED)).toBe(
      'Best fitness never rises above the first generation, 50 % of the points.',
    );
  });

  test('that opponents grow too', () => {
    const finding = (best: readonly number[]): string => fitnessFinding(curve(best), GROWING);
    expect(finding([0.63, 0.54])).toBe('Score against co-evolving rivals: 63 → 54 % of the points.');
    expect(finding([0.5, 0.502])).toBe('Score against co-evolving rivals: 50 % of the points.');
  });
});

describe('what other curves show', () => {
  test('sizes grow, shrink or stay', () => {
    expect(sizeFinding(sized([20, 40]))).toBe('Strategies grow from 20 to 40 nodes on average; the best has 17.');
    expect(sizeFinding(sized([40, 20]))).toBe('Strategies shrink from 40 to 20 nodes on average; the best has 17.');
    expect(sizeFinding(sized([40, 42]))).toBe('Strategies stay at about 42 nodes; the best has 17.');
    expect(sizeFinding([])).toBe('The sizes of the strategies appear here after the first generation.');
    expect(diversityFinding([])).toMatch(/^The diversity of the strategies appears here/);
  });

  test('diversity now, and the lowest if it was lower', () => {
    expect(diversityFinding(varied([1, 0.98]))).toBe('98 % of the strategies choose moves differently.');
    expect(diversityFinding(varied([1, 0.4, 0.9]))).toBe(
      '90 % of the strategies choose moves differently, up from 40 % in generation 1.',
    );
  });
});

describe('what a test shows', () => {
  const row = (opponent: string, low: number, high: number) => ({
    opponent,
    games: 100,
    points: (low + high) / 2,
    low,
    high,
  });

  test('against whom it is better, as far as the intervals tell', () => {
    expect(testFinding([row('random', 0.9, 0.96), row('alphabeta', 0.3, 0.4), row('material', 0.45, 0.55)])).toBe(
      'It is better than random, worse than alphabeta and about even with material.',
    );
    expect(testFinding([row('random', 0.9, 0.96), row('material', 0.51, 0.6)])).toBe(
      'It is better than both opponents.',
    );
    expect(testFinding([row('random', 0.1, 0.2), row('material', 0.2, 0.3)])).toBe('It is worse than both opponents.');
  });

  test('who of several is the best beyond doubt', () => {
    const run = (label: string, low: number) => ({
      label,
      rows: [row('random', low, low + 0.1), row('material', 0.4, 0.6)],
    });
    expect(comparedTestsFinding([run('run 1', 0.5), run('run 2', 0.7)])).toBe(
      'Run 2 is clearly the best against 1 of 2 opponents.',
    );
    expect(comparedTestsFinding([run('run 1', 0.5), run('run 2', 0.55)])).toBe(
      'None is clearly the best against any opponent.',
    );
  });

  test('the numbers where there is one opponent, and nothing where there is none', () => {
    expect(testFinding([row('random', 0.7, 0.78)])).toBe('It scores 74 % (70-78) of the points against random.');
    expect(testFinding([])).toBe('It has not been tested yet.');
  });
});

function curve(best: readonly number[]): CurvePoint[] {
  return best.map((value, number) => ({ ...POINT, number, best: value, mean: value - 0.12 }));
}

function sized(sizes: readonly number[]): CurvePoint[] {
  return sizes.map((meanSize, number) => ({ ...POINT, number, meanSize }));
}

function varied(shares: readonly number[]): CurvePoint[] {
  return shares.map((diversity, number) => ({ ...POINT, number, diversity }));
}

const POINT: CurvePoint = { number: 0, best: 0, mean: 0, deviation: 0.1, bestSize: 17, meanSize: 20, diversity: 1 };
