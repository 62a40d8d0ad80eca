import { describe, expect, test } from 'vitest';
import { boxOf, median, quantile } from './quartiles.ts';

describe('quantiles', () => {
  test('are those of type 7: 1 to 10 as R computes by default', () => {
    const values = [7, 1, 10, 4, 3, 2, 9, 5, 8, 6];
    expect([0, 0.25, 0.5, 0.75, 1].map((share) => quantile(values, share))).toEqual([1, 3.25, 5.5, 7.75, 10]);
    expect(quantile(values, 0.1)).toBeCloseTo(1.9);
  });

  test('of the miles per gallon of 32 cars, as R summarises its set `mtcars` (Henderson and Velleman 1981)', () => {
    const miles = [
      21, 21, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4, 14.7, 32.4, 30.4,
      33.9, 21.5, 15.5, 15.2, 13.3, 19.2, 27.3, 26, 30.4, 15.8, 19.7, 15, 21.4,
    ];
    const shares = [0, 0.25, 0.5, 0.75, 1];
    const published = [10.4, 15.425, 19.2, 22.8, 33.9];
    for (const [index, share] of shares.entries()) expect(quantile(miles, share)).toBeCloseTo(published[index]!, 9);
  });

  test('of one value and of two', () => {
    expect(median([3])).toBe(3);
    expect(median([3, 4])).toBe(3.5);
  });

  test('of no values are rejected', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('boxes', () => {
  test('leave outliers beyond their whiskers', () => {
    // Quartiles 327.5 and 562: whiskers reach to what lies between -24.25 and 913.75.
    const rivers = [735, 320, 325, 392, 524, 450, 1459, 135, 465, 600, 330];
    expect(boxOf(rivers)).toEqual({ lowWhisker: 135, lowQuartile: 327.5, highQuartile: 562, highWhisker: 735 });
  });

  test('have no whisker if no value near them lies outside', () => {
    expect(boxOf([1, 1, 1, 1, 9])).toEqual({ lowWhisker: 1, lowQuartile: 1, highQuartile: 1, highWhisker: 1 });
  });

  test('need five values', () => {
    expect(boxOf([1, 2, 3, 4])).toBeNull();
  });
});
