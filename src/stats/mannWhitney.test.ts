import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mannWhitney } from './mannWhitney.ts';

describe('published examples', () => {
  // Critical values at 0.05, two-sided, as tables for students print them: the largest U that is still significant.
  test.each([
    [4, 4, 0],
    [5, 5, 2],
    [5, 8, 6],
    [7, 12, 18],
    [8, 8, 13],
    [10, 10, 23],
    [20, 20, 127],
  ])('samples of %i and %i are significant up to U = %i', (first, second, critical) => {
    expect(mannWhitney(...samplesWith(critical, first, second))).toMatchObject({ u: critical, isExact: true });
    expect(mannWhitney(...samplesWith(critical, first, second)).p).toBeLessThanOrEqual(0.05);
    expect(mannWhitney(...samplesWith(critical + 1, first, second)).p).toBeGreaterThan(0.05);
  });

  test('permeability of the chorioamnion', () => {
    // Hollander and Wolfe 1973, page 69, an example of R's wilcox.test: W = 35, one-sided p-value = 0.1272.
    const atTerm = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
    const { u, a12, p } = mannWhitney(atTerm, [1.15, 0.88, 0.9, 0.74, 1.21]);
    expect([u, a12]).toEqual([35, 0.7]);
    expect(p / 2).toBeCloseTo(0.1272, 4);
  });

  test('ages at diagnosis', () => {
    // Shier 2004, by way of the documentation of scipy.stats.mannwhitneyu: U = 17, p = 0.111.
    const { u, a12, p } = mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12]);
    expect([u, a12]).toEqual([17, 0.85]);
    expect(p).toBeCloseTo(1 / 9, 12);
  });

  test('large samples with ties', () => {
    // SciPy 1.17: mannwhitneyu(first, second, method='asymptotic', use_continuity=True).
    const first = Array.from({ length: 70 }, (_, index) => (index * index * 7 + 3) % 11);
    const second = Array.from({ length: 60 }, (_, index) => (index * index * 5 + index) % 13);
    const { u, p, isExact } = mannWhitney(first, second);
    expect([u, isExact]).toEqual([2052, false]);
    expect(p).toBeCloseTo(0.822747751133557, 12);
  });
});

describe('laws', () => {
  const sample = (most: number) => fc.array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 6 });

  test.each([3, 1000])('of values up to %i, p agrees with assigning the values in every way', (most) => {
    fc.assert(
      fc.property(sample(most), sample(most), (first, second) => {
        expect(mannWhitney(first, second).p).toBeCloseTo(slowChance(first, second), 10);
      }),
      { numRuns: 60 },
    );
  });

  test('A12 is the share of pairs that the first sample wins', () => {
    fc.assert(
      fc.property(sample(5), sample(5), (first, second) => {
        expect(mannWhitney(first, second).a12).toBeCloseTo(slowU(first, second) / first.length / second.length, 12);
      }),
    );
  });

  test('either sample may be the first', () => {
    fc.assert(
      fc.property(sample(5), sample(5), (first, second) => {
        const [one, other] = [mannWhitney(first, second), mannWhitney(second, first)];
        expect(one.p).toBeCloseTo(other.p, 12);
        expect(one.a12 + other.a12).toBeCloseTo(1, 12);
      }),
    );
  });

  test('of different values, p counts the ways to fall below', () => {
    // By hand: of the 70 ways to assign eight values, this many have a U of 0, of 1 or less, of 2 or less and so on.
    for (const [u, ways] of [1, 2, 4, 7, 12, 17, 24, 31].entries()) {
      expect(mannWhitney(...samplesWith(u, 4, 4)).p).toBeCloseTo((2 * ways) / 70, 12);
    }
  });

  test('the approximation continues where the exact computation ends', () => {
    const shifted = (count: number): number => {
      const first = Array.from({ length: count }, (_, index) => index);
      return mannWhitney(
        first,
        first.map((value) => value + 5.5),
      ).p;
    };
    expect(shifted(30)).toBeGreaterThan(0.01);
    expect(shifted(31) / shifted(30)).toBeGreaterThan(0.9);
    expect(shifted(31) / shifted(30)).toBeLessThan(1.15);
  });
});

test('equal values show no difference, and empty samples are rejected', () => {
  for (const count of [3, 100]) {
    const same = Array.from({ length: count }, () => 7);
    expect(mannWhitney(same, same)).toMatchObject({ a12: 0.5, p: 1, isExact: count === 3 });
  }
  expect(() => mannWhitney([], [1])).toThrow('both samples need at least one value');
});

/** Two samples of different values in which U of the first is this: its values are put above all others one by one. */
function samplesWith(u: number, firstSize: number, secondSize: number): [number[], number[]] {
  const second = Array.from({ length: secondSize }, (_, index) => index + 1);
  const first = Array.from({ length: firstSize }, (_, index) => {
    const above = Math.min(secondSize, Math.max(0, u - index * secondSize));
    return above + 0.5 + index / 100;
  });
  return [first, second];
}

function slowU(first: readonly number[], second: readonly number[]): number {
  const points = first.flatMap((one) => second.map((two): number => (one > two ? 1 : one === two ? 0.5 : 0)));
  return points.reduce((sum, point) => sum + point, 0);
}

/** By definition: U of every way to choose the first sample from all values. */
function slowChance(first: readonly number[], second: readonly number[]): number {
  const values = [...first, ...second];
  const observed = slowU(first, second);
  let [below, above, all] = [0, 0, 0];
  for (let chosen = 0; chosen < 2 ** values.length; chosen++) {
    const isFirst = (_: number, index: number): boolean => ((chosen >> index) & 1) === 1;
    const one = values.filter(isFirst);
    if (one.length !== first.length) continue;
    const two = values.filter((value, index) => !isFirst(value, index));
    const u = slowU(one, two);
    all++;
    if (u <= observed) below++;
    if (u >= observed) above++;
  }
  return Math.min(1, (2 * Math.min(below, above)) / all);
}
