import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wilcoxonSignedRank } from './wilcoxonSignedRank.ts';

describe('published examples', () => {
  test('heights of cross- and self-fertilised corn', () => {
    // Wilcoxon 1945; the documentation of scipy.stats.wilcoxon has the smaller sum of ranks, 24, and this p-value.
    const differences = [6, 8, 14, 16, 23, 24, 28, 29, 41, -48, 49, 56, 60, -67, 75];
    expect(wilcoxonSignedRank(differences)).toEqual({ positive: 96, count: 15, p: 0.041259765625, isExact: true });
  });

  test('depression at two visits', () => {
    // Hollander and Wolfe 1973, page 29, an example of R's wilcox.test: V = 40, one-sided p-value = 0.01953.
    const first = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3];
    const second = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29];
    const { positive, p } = wilcoxonSignedRank(first.map((value, index) => value - second[index]!));
    expect([positive, p / 2]).toEqual([40, 0.01953125]);
  });

  test('many differences with ties and zeros', () => {
    // SciPy 1.17: wilcoxon(differences, method='asymptotic', correction=True, zero_method='wilcox').
    const differences = Array.from(
      { length: 90 },
      (_, index) => ((index * index * 7 + 3) % 11) - ((index * index * 5 + index) % 13),
    );
    const { positive, count, p, isExact } = wilcoxonSignedRank(differences);
    expect([Math.min(positive, (82 * 83) / 2 - positive), count, isExact]).toEqual([1674, 82, false]);
    expect(p).toBeCloseTo(0.9004658342694029, 12);
  });
});

describe('laws', () => {
  const some = (most: number) => fc.array(fc.integer({ min: -most, max: most }), { maxLength: 10 });

  test.each([2, 1000])('of differences up to %i, p agrees with trying every sign', (most) => {
    fc.assert(
      fc.property(some(most), (differences) => {
        expect(wilcoxonSignedRank(differences).p).toBeCloseTo(slowChance(differences), 10);
      }),
    );
  });

  test('reversing all signs gives the same p, and zeros change nothing', () => {
    fc.assert(
      fc.property(some(5), (differences) => {
        const result = wilcoxonSignedRank(differences);
        expect(wilcoxonSignedRank(differences.map((difference) => -difference)).p).toBe(result.p);
        expect(wilcoxonSignedRank([0, ...differences, 0])).toEqual(result);
      }),
    );
  });

  test('the approximation continues where the exact computation ends', () => {
    // The last difference is the smallest and changes little.
    const chance = (count: number): number =>
      wilcoxonSignedRank(Array.from({ length: count }, (_, index) => (index % 3 === 1 ? -1 : 1) * (100 - index))).p;
    expect(chance(50)).toBeGreaterThan(0.005);
    expect(chance(51) / chance(50)).toBeGreaterThan(0.9);
    expect(chance(51) / chance(50)).toBeLessThan(1.15);
  });
});

test('no difference is no evidence, and five wins are not enough', () => {
  expect(wilcoxonSignedRank([])).toMatchObject({ p: 1, count: 0 });
  expect(wilcoxonSignedRank([0, 0])).toMatchObject({ p: 1, count: 0 });
  // By hand: two of the 32 ways to assign signs. The normal approximation would say 0.037.
  expect(wilcoxonSignedRank([1, 1, 1, 1, 1]).p).toBe(2 / 32);
});

/** By definition: the sum of positive ranks under every choice of signs. */
function slowChance(differences: readonly number[]): number {
  const sizes = differences.filter((difference) => difference !== 0).map(Math.abs);
  const ranks = sizes.map(
    (size) => sizes.filter((other) => other < size).length + (sizes.filter((other) => other === size).length + 1) / 2,
  );
  const sumWhere = (isPositive: (index: number) => boolean): number =>
    ranks.reduce((sum, rank, index) => sum + (isPositive(index) ? rank : 0), 0);
  const signs = differences.filter((difference) => difference !== 0);
  const observed = sumWhere((index) => signs[index]! > 0);
  let [below, above] = [0, 0];
  for (let choice = 0; choice < 2 ** sizes.length; choice++) {
    const sum = sumWhere((index) => ((choice >> index) & 1) === 1);
    if (sum <= observed) below++;
    if (sum >= observed) above++;
  }
  return Math.min(1, (2 * Math.min(below, above)) / 2 ** sizes.length);
}
