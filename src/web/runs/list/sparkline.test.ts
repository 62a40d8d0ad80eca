import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sparkline } from './sparkline.ts';

test('goes from the left to the right, and higher for more', () => {
  expect(sparkline([0, 50, 100], 106, 26)).toEqual({ d: 'M3,23 L53,13 L103,3', x: 103, y: 3 });
});

test('begins at zero, so that small changes look small', () => {
  expect(sparkline([95, 100], 106, 26)!.d).toBe('M3,4 L103,3');
  expect(sparkline([0, 0], 106, 26)!.d).toBe('M3,23 L103,23');
  expect(sparkline([-50, 50], 106, 26)!.d).toBe('M3,23 L103,3');
});

test('is a point for one number, and nothing without numbers', () => {
  expect(sparkline([7], 106, 26)!.d).toBe('M3,3');
  expect(sparkline([], 106, 26)).toBeUndefined();
});

test('never leaves its frame', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1 }), (values) => {
      const numbers = [...sparkline(values, 96, 24)!.d.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
      expect(numbers.length).toBe(values.length);
      for (const [, x, y] of numbers) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(96);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(24);
      }
    }),
  );
});
