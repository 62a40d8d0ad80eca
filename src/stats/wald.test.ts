import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalQuantile } from './normal.ts';
import { waldInterval } from './wald.ts';

// Greaney 2026, tables A.1 and A.2: runs 8-05, 6I-2, 6I-5, 8-01 and 6I-1, to a tenth of a per cent.
test.each([
  [142, 150, 0.911, 0.983],
  [127, 150, 0.789, 0.904],
  [122, 150, 0.751, 0.876],
  [67, 150, 0.367, 0.526],
  [48, 150, 0.245, 0.395],
])('%i of %i as published', (successes, trials, low, high) => {
  const interval = waldInterval(successes, trials);
  expect(Math.abs(interval.low - low)).toBeLessThan(0.00051);
  expect(Math.abs(interval.high - high)).toBeLessThan(0.00051);
});

test('its known faults are reproduced', () => {
  expect(waldInterval(0, 20)).toEqual({ low: 0, high: 0 });
  expect(waldInterval(20, 20)).toEqual({ low: 1, high: 1 });
  expect(waldInterval(1, 29).low).toBeLessThan(0);
});

test('it reaches z standard errors to both sides', () => {
  const share = fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(share, fc.double({ min: 0.5, max: 0.999, noNaN: true }), ([trials, mean], confidence) => {
      const { low, high } = waldInterval(mean * trials, trials, confidence);
      expect((low + high) / 2).toBeCloseTo(mean, 10);
      const reach = normalQuantile((1 + confidence) / 2) ** 2 * mean * (1 - mean);
      expect(trials * ((high - low) / 2) ** 2).toBeCloseTo(reach, 8);
    }),
  );
});

test('impossible counts are rejected', () => {
  expect(() => waldInterval(3, 2)).toThrow('3 successes in 2 trials');
  expect(() => waldInterval(0, 0)).toThrow('in 0 trials');
});
