import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reflect } from './reflect.ts';

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test('a number within the bounds stays', () => {
  expect([-2, 0, 3].map((value) => reflect(value, -2, 3))).toEqual([-2, 0, 3]);
});

test('a number just beyond a bound ends as far inside it', () => {
  expect(reflect(3.5, -2, 3)).toBe(2.5);
  expect(reflect(-2.5, -2, 3)).toBe(-1.5);
});

test('a number far away is reflected back and forth', () => {
  expect([9, 13, 14, -7, -8, -12.5].map((value) => reflect(value, -2, 3))).toEqual([-1, 3, 2, 3, 2, -1.5]);
});

test('with one bound there is one mirror', () => {
  expect(reflect(-5, 1, Infinity)).toBe(7);
  expect(reflect(5, -Infinity, 1)).toBe(-3);
  expect(reflect(-1e300, -Infinity, Infinity)).toBe(-1e300);
});

test('the result is always within the bounds', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), number, number, (value, one, two) => {
      const [low, high] = [Math.min(one, two), Math.max(one, two)];
      const inside = reflect(value, low, high);
      expect(inside).toBeGreaterThanOrEqual(low);
      expect(inside).toBeLessThanOrEqual(high);
    }),
  );
});

test('equal bounds leave one number', () => {
  expect(reflect(7, 4, 4)).toBe(4);
});
