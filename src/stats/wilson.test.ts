import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalQuantile } from './normal.ts';
import { wilsonInterval } from './wilson.ts';

// Newcombe 1998, "Two-sided confidence intervals for the single proportion", table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i as published', (successes, trials, low, high) => {
  const interval = wilsonInterval(successes, trials);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('the limits are where a score test just rejects', () => {
  const share = fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 0.01, max: 0.99, noNaN: true }));
  fc.assert(
    fc.property(share, fc.double({ min: 0.5, max: 0.999, noNaN: true }), ([trials, mean], confidence) => {
      const z = normalQuantile((1 + confidence) / 2);
      const { low, high } = wilsonInterval(mean * trials, trials, confidence);
      expect((mean - low) / Math.sqrt((low * (1 - low)) / trials)).toBeCloseTo(z, 6);
      expect((high - mean) / Math.sqrt((high * (1 - high)) / trials)).toBeCloseTo(z, 6);
    }),
  );
});

test('no trials leave 0 to 1; all or nothing keeps its end', () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  for (const trials of [1, 2, 3, 7, 1000]) {
    expect(wilsonInterval(0, trials).low).toBe(0);
    expect(wilsonInterval(trials, trials).high).toBe(1);
    expect(wilsonInterval(trials, trials).low).toBeCloseTo(1 - wilsonInterval(0, trials).high, 12);
  }
});

test('impossible counts are rejected', () => {
  expect(() => wilsonInterval(3, 2)).toThrow('in 2 trials');
  expect(() => wilsonInterval(-1, 2)).toThrow('in 2 trials');
  expect(() => wilsonInterval(1, 2, 1)).toThrow('a confidence must be between');
});
