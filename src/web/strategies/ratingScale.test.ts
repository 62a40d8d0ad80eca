import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOn, ratingScale } from './ratingScale.ts';

test('covers all ratings and random play, with few round ticks', () => {
  const range = fc
    .tuple(fc.integer({ min: -400, max: 3000 }), fc.integer({ min: 1, max: 300 }))
    .map(([low, width]) => ({ low, high: low + width }));
  fc.assert(
    fc.property(fc.array(range), (ratings) => {
      const scale = ratingScale(ratings);
      for (const { low, high } of [...ratings, { low: 0, high: 0 }]) {
        expect(placeOn(scale, low)).toBeGreaterThanOrEqual(0);
        expect(placeOn(scale, high)).toBeLessThanOrEqual(100);
      }
      expect(scale.ticks).toContain(0);
      expect(scale.ticks.every((tick) => tick % 50 === 0)).toBe(true);
      expect(scale.ticks.length).toBeLessThanOrEqual(11);
    }),
  );
});

test('has steps of 200 for ratings up to 1200', () => {
  const scale = ratingScale([
    { low: 120, high: 180 },
    { low: 900, high: 1010 },
  ]);
  expect(scale).toEqual({ low: 0, high: 1200, ticks: [0, 200, 400, 600, 800, 1000, 1200] });
  expect(placeOn(scale, 300)).toBe(25);
});
