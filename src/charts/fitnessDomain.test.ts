import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitnessDomain } from './fitnessDomain.ts';

describe('the part of the scale that is drawn', () => {
  test('is the whole scale if nothing is known', () => {
    expect(fitnessDomain([])).toEqual([0, 100]);
  });

  test('is in whole tens around the values', () => {
    expect(fitnessDomain([12, 88])).toEqual([10, 90]);
    expect(fitnessDomain([50, 55])).toEqual([40, 80]);
    expect(fitnessDomain([99])).toEqual([60, 100]);
    expect(fitnessDomain([-3, 2])).toEqual([-10, 30]);
  });

  test('works for all values of a study', () => {
    expect(fitnessDomain(Array.from({ length: 200_000 }, (_, index) => index % 90))).toEqual([0, 90]);
  });

  test('contains all values and is never narrow', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 100 }), { minLength: 1 }), (values) => {
        const [low, high] = fitnessDomain(values);
        expect(low).toBeLessThanOrEqual(Math.min(...values));
        expect(high).toBeGreaterThanOrEqual(Math.max(...values));
        expect(high - low).toBeGreaterThanOrEqual(40);
      }),
    );
  });
});
