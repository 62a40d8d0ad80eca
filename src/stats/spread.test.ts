import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mean, populationDeviation, sampleDeviation } from './spread.ts';

test('eight marks', () => {
  // By hand: the squares of the distances from 5 are 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32.
  const marks = [2, 4, 4, 4, 5, 5, 7, 9];
  expect([mean(marks), populationDeviation(marks)]).toEqual([5, 2]);
  expect(sampleDeviation(marks)).toBeCloseTo(Math.sqrt(32 / 7), 14);
});

test('a published spread over seeds', () => {
  // Greaney 2026, table A.2, run 8-05: 0.034 for the win rates of five seeds, called variance there.
  const winRates = [27, 28, 29, 28, 30].map((wins) => wins / 30);
  expect(populationDeviation(winRates)).toBeCloseTo(0.034, 3);
});

test('one value shows no spread', () => {
  expect([mean([3]), populationDeviation([3]), sampleDeviation([3])]).toEqual([3, 0, undefined]);
  expect([mean([]), sampleDeviation([])]).toEqual([Number.NaN, undefined]);
});

test('the square is half the mean squared distance of two different values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 20 }), (values) => {
      const distances = values.flatMap((one, index) => values.slice(0, index).map((other) => (one - other) ** 2));
      const sample = sampleDeviation(values)!;
      expect(sample ** 2).toBeCloseTo(mean(distances) / 2, 6);
      expect(populationDeviation(values) ** 2).toBeCloseTo((sample ** 2 * (values.length - 1)) / values.length, 6);
    }),
  );
});
