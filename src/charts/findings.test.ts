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
    expect(fitnessFinding([], FIXED)).toBe(
      'Here will be the fitness of the best and the mean, once the first generation is measured.',
    );
    expect(fitnessFinding(curve([0.74]), FIXED)).toBe('Best 74 of a hundred points, 12 above the mean.');
    expect(standingFinding({ best: 0.5, mean: 0.5 })).toBe('Best 50 of a hundred points, as much as the mean');
  });

  test('when it stopped to improve, in spite of small waves', () => {
    const best = [0.5, 0.6, 0.7, ...Array.from({ length: 20 }, (_, at) => 0.695 + (at % 2) * 0.009)];
    expect(fitnessFinding(curve(best), FIXED)).toBe(
      'Best fitness stops improving after generation 2, at 70 of a hundred points.',
    );
  });

  test('that it still rises, or never did', () => {
    expect(fitnessFinding(curve([0.5, 0.55, 0.61]), FIXED)).toBe(
      'Best fitness is still rising: 61 of a hundred points, 11 more than at the start.',
    );
    expect(fitnessFinding(curve([0.5, 0.45, 0.48]), FIXED)).toBe(
      'Best fitness never rises above the 50 of the first generation.',
    );
  });

  test('that opponents grow too', () => {
    expect(fitnessFinding(curve([0.63, 0.54]), GROWING)).toMatch(
      /^The best fall from 63 to 54 of a hundred points, as/,
    );
    expect(fitnessFinding(curve([0.5, 0.6]), GROWING)).toMatch(/^The best rise from 50 to 60 .*although/);
    expect(fitnessFinding(curve([0.5, 0.502]), GROWING)).toMatch(/^The best keep at 50 /);
  });
});

describe('what other curves show', () => {
  test('sizes grow, shrink or stay', () => {
    expect(sizeFinding(sized([20, 40]))).toBe('Strategies grow from 20 to 40 nodes on average; the best has 17.');
    expect(sizeFinding(sized([40, 20]))).toBe('Strategies shrink from 40 to 20 nodes on average; the best has 17.');
    expect(sizeFinding(sized([40, 42]))).toBe('Strategies stay at about 42 nodes; the best has 17.');
    expect(sizeFinding([])).toBe('Here will be how large the strategies are.');
    expect(diversityFinding([])).toMatch(/^Here will be how many of the strategies differ/);
  });

  test('diversity now, and the lowest if it was lower', () => {
    expect(diversityFinding(varied([1, 0.98]))).toBe('98 % of the strategies differ in how they choose.');
    expect(diversityFinding(varied([1, 0.4, 0.9]))).toBe(
      '90 % of the strategies differ in how they choose, after 40 % in generation 1.',
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
      'It is better than all 2 opponents.',
    );
    expect(testFinding([row('random', 0.1, 0.2), row('material', 0.2, 0.3)])).toBe('It is worse than all 2 opponents.');
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
      'None of them is clearly the best against any opponent.',
    );
  });

  test('the numbers where there is one opponent, and nothing where there is none', () => {
    expect(testFinding([row('random', 0.7, 0.78)])).toBe('It makes 74 (70-78) of a hundred points against random.');
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
