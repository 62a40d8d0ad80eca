import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crowdingDistances, nonDominatedFronts, rateByCrowding } from './nonDominated.ts';

/** Few values, so that there are many ties. */
const anyWorths = fc
  .integer({ min: 1, max: 3 })
  .chain((goals) => fc.array(fc.array(fc.nat(5), { minLength: goals, maxLength: goals }), { maxLength: 25 }));

describe('non-dominated sorting', () => {
  test('of seven points, worked out by hand', () => {
    const worths = [
      [1, 5],
      [4, 4],
      [3, 3],
      [5, 1],
      [3, 3],
      [1, 4],
      [1, 1],
    ];
    // Not dominated: 0, 1 and 3. Then 2 and 4, which are equal, and 5, dominated only by 0 and 1. Last 6.
    expect(nonDominatedFronts(worths)).toEqual([[0, 1, 3], [2, 4, 5], [6]]);
    expect(nonDominatedFronts([])).toEqual([]);
  });

  test('is, repeatedly, the points that no remaining point dominates', () => {
    fc.assert(
      fc.property(anyWorths, (worths) => {
        expect(nonDominatedFronts(worths)).toEqual(slowFronts(worths));
      }),
    );
  });
});

describe('crowding distance', () => {
  test('of a front of five, worked out by hand', () => {
    const front = [
      [4, 10],
      [0, 50],
      [10, 0],
      [1, 40],
      [2, 20],
    ];
    // Sorted by the first number: 0 1 2 4 10, a range of 10; the second is in reverse order, a range of 50.
    const byHand = [8 / 10 + 20 / 50, Infinity, Infinity, 2 / 10 + 30 / 50, 3 / 10 + 30 / 50];
    for (const [index, distance] of crowdingDistances(front).entries()) expect(distance).toBeCloseTo(byHand[index]!);
  });

  test('ignores a number that is the same for all', () => {
    const same = [2, 2];
    expect(crowdingDistances([same, same, same])).toEqual([0, 0, 0]);
    expect(crowdingDistances([same])).toEqual([0]);
    expect(crowdingDistances([])).toEqual([]);
  });

  test('of two identical points at the edge only one counts as outermost', () => {
    const distances = crowdingDistances([
      [0, 9],
      [0, 9],
      [9, 0],
    ]);
    expect(distances).toEqual([Infinity, 0, Infinity]);
  });
});

test('the rating orders by front, then by distance', () => {
  fc.assert(
    fc.property(anyWorths, (worths) => {
      const rates = rateByCrowding(worths);
      const fronts = slowFronts(worths);
      expect(rates.every(Number.isFinite)).toBe(true);
      for (const [number, front] of fronts.entries()) {
        const distances = crowdingDistances(front.map((index) => worths[index]!));
        for (const [place, index] of front.entries()) {
          for (const [other, otherIndex] of front.entries()) {
            // Distances that differ only in the last bits may have the same rating.
            if (Math.abs(distances[place]! - distances[other]!) < 1e-9) continue;
            expect(rates[index]! > rates[otherIndex]!).toBe(distances[place]! > distances[other]!);
          }
          for (const behind of fronts[number + 1] ?? []) expect(rates[index]).toBeGreaterThan(rates[behind]!);
        }
      }
    }),
  );
});

/** The definition, without any bookkeeping. */
function slowFronts(worths: readonly (readonly number[])[]): number[][] {
  const fronts: number[][] = [];
  let left = [...worths.keys()];
  while (left.length > 0) {
    const front = left.filter((index) => !left.some((other) => slowlyDominates(worths[other]!, worths[index]!)));
    fronts.push(front);
    left = left.filter((index) => !front.includes(index));
  }
  return fronts;
}

function slowlyDominates(one: readonly number[], two: readonly number[]): boolean {
  const signs = one.map((number, goal) => Math.sign(number - two[goal]!));
  return !signs.includes(-1) && signs.includes(1);
}
