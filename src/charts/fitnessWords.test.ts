import { describe, expect, test } from 'vitest';
import { fitnessFinding, sizeFinding, standingFinding } from './findings.ts';
import { fitnessWords, sizeText } from './fitnessWords.ts';

const POINT = { number: 0, best: 0, mean: 0, deviation: 0, bestSize: 3, meanSize: 3, diversity: 1 };

test('fitness is written by its unit, a share where none is told', () => {
  expect(fitnessWords().format(0.736)).toBe('74');
  expect(fitnessWords('share').format(-0.0001, 1)).toBe('0.0');
  expect(fitnessWords('points').format(12)).toBe('12');
  expect(fitnessWords('error').format(-0.125)).toBe('0.125');
  expect(fitnessWords('error').formatSpread(0.125)).toBe('0.125');
  expect(fitnessWords().formatSpread(0.07, 1)).toBe('7.0');
});

test('sizes are written by what they count', () => {
  expect([sizeText(1), sizeText(2), sizeText(1, 'weight'), sizeText(5, 'weight')]).toEqual([
    '1 node',
    '2 nodes',
    '1 weight',
    '5 weights',
  ]);
});

describe('findings', () => {
  test('say points only where there are points', () => {
    const points = [
      { ...POINT, unit: 'points', best: 4 },
      { ...POINT, unit: 'points', number: 1, best: 9, mean: 2 },
    ] as const;
    expect(standingFinding(points[1])).toBe('Best 9 points, 7 points above the mean');
    expect(fitnessFinding(points, { hasGrowingOpponents: false })).toBe(
      'Best fitness is still rising: 9 points, 5 points more than at the start.',
    );
  });

  test('say that an error falls', () => {
    const points = [
      { ...POINT, unit: 'error', best: -0.5, mean: -0.9 },
      { ...POINT, unit: 'error', number: 1, best: -0.25, mean: -0.5 },
    ] as const;
    expect(standingFinding(points[1])).toBe('Best 0.250 mean squared error, 0.25 below the mean');
    expect(fitnessFinding(points, { hasGrowingOpponents: false })).toBe(
      'Best fitness is still rising: 0.250 mean squared error, 0.25 less than at the start.',
    );
  });

  test('say weights of what has weights', () => {
    expect(sizeFinding([{ ...POINT, sizeNoun: 'weight' }])).toBe(
      'Strategies have 3 weights on average; the best has 3.',
    );
  });
});
