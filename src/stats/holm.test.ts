import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { holm } from './holm.ts';

test('four hypotheses', () => {
  // GeeksforGeeks, "Holm-Bonferroni Method": at 0.05 the first and the last of these are rejected, the others are not.
  // By hand: 4 * 0.005, 3 * 0.01, 2 * 0.03, and for 0.04 no less than that.
  const adjusted = holm([0.01, 0.04, 0.03, 0.005]);
  for (const [index, p] of [0.03, 0.06, 0.06, 0.02].entries()) expect(adjusted[index]).toBeCloseTo(p, 12);
});

test('an adjusted p-value is at or below a level exactly if the steps of Holm reject there', () => {
  const pValues = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 });
  fc.assert(
    fc.property(pValues, fc.double({ min: 0.001, max: 0.5, noNaN: true }), (chances, level) => {
      const isRejected = holm(chances).map((p) => p <= level);
      expect(isRejected).toEqual(stepDown(chances, level));
    }),
  );
});

test('one test stays unchanged; no result exceeds 1; invalid p-values are rejected', () => {
  expect(holm([0.04])).toEqual([0.04]);
  expect(holm([0.6, 0.7])).toEqual([1, 1]);
  expect(holm([])).toEqual([]);
  expect(() => holm([0.5, 1.5])).toThrow('not 1.5');
});

/** Holm's own words: the smallest p against level / n, the next against level / (n - 1), until one is not rejected. */
function stepDown(chances: readonly number[], level: number): boolean[] {
  const order = chances.map((_, index) => index).toSorted((one, two) => chances[one]! - chances[two]!);
  const stop = order.findIndex((index, rank) => chances[index]! * (chances.length - rank) > level);
  const rejected = new Set(order.slice(0, stop === -1 ? undefined : stop));
  return chances.map((_, index) => rejected.has(index));
}
