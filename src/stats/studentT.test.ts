import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meanInterval, meanShareInterval, studentTQuantile } from './studentT.ts';

describe('the quantile', () => {
  test.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [5, 2.571],
    [10, 2.228],
    [19, 2.093],
    [30, 2.042],
    [120, 1.98],
  ])('of 0.975 with %i degrees of freedom is the %d of printed tables', (freedom, published) => {
    expect(studentTQuantile(0.975, freedom)).toBeCloseTo(published, 3);
  });

  test.each([
    [0.95, 4, 2.132],
    [0.995, 7, 3.499],
    [0.9995, 2, 31.599],
  ])('of %d with %i degrees of freedom is %d', (share, freedom, published) => {
    expect(studentTQuantile(share, freedom)).toBeCloseTo(published, 3);
  });

  test('agrees to all digits with the formulas for one and two degrees of freedom', () => {
    const shares = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(shares, (share) => {
        const [cauchy, second] = [
          Math.tan(Math.PI * (share - 0.5)),
          (2 * share - 1) / Math.sqrt(2 * share * (1 - share)),
        ];
        expect(Math.abs(studentTQuantile(share, 1) - cauchy)).toBeLessThan(1e-9 * (1 + Math.abs(cauchy)));
        expect(Math.abs(studentTQuantile(share, 2) - second)).toBeLessThan(1e-9 * (1 + Math.abs(second)));
      }),
    );
  });

  test('approaches the normal one for many degrees of freedom', () => {
    expect(studentTQuantile(0.975, 1e6)).toBeCloseTo(1.959966, 5);
  });

  test.each([
    [0, 3],
    [1, 3],
    [0.5, 0],
  ])('of %d with %d degrees of freedom does not exist', (share, freedom) => {
    expect(() => studentTQuantile(share, freedom)).toThrow(RangeError);
  });
});

describe('the interval of a mean', () => {
  test('is as computed by hand', () => {
    // The deviation of 1, 2, 3, 4 is the root of 5/3; the reach 3.182446 times that, halved.
    const { value, low, high } = meanInterval([1, 2, 3, 4]);
    expect(value).toBe(2.5);
    expect(high! - value).toBeCloseTo((3.182446 * Math.sqrt(5 / 3)) / 2, 5);
    expect(value - low!).toBeCloseTo(high! - value, 12);
  });

  test('has no limits if the values show no spread', () => {
    expect(meanInterval([0.4])).toEqual({ value: 0.4, low: null, high: null });
    expect(meanInterval([0.5, 0.5, 0.5])).toEqual({ value: 0.5, low: null, high: null });
  });
});

test('the mean of shares lies between 0 and 1, and so does its interval', () => {
  expect(meanInterval([0.9, 1]).high).toBeGreaterThan(1);
  expect(meanShareInterval([0.9, 1])).toMatchObject({ value: 0.95, high: 1 });
  expect(meanShareInterval([0, 0.1])).toMatchObject({ value: 0.05, low: 0 });
  expect(meanShareInterval([0.5])).toEqual({ value: 0.5, low: null, high: null });
});
