import { expect, test } from 'vitest';
import { chanceFromPoints, pointsFromChance } from './chance.ts';

test('points and chances convert into each other', () => {
  expect(chanceFromPoints(0)).toBe(0.5);
  expect(chanceFromPoints(200)).toBeCloseTo(10 / 11, 12);
  for (let points = -900; points <= 900; points += 37) {
    expect(pointsFromChance(chanceFromPoints(points))).toBe(points);
    expect(chanceFromPoints(points) + chanceFromPoints(-points)).toBeCloseTo(1, 12);
  }
});

test('certainty from a few games counts as ten men', () => {
  expect([pointsFromChance(1), pointsFromChance(0)]).toEqual([1000, -1000]);
});
