import { describe, expect, test } from 'vitest';
import { fitnessFinding, sizeFinding, standingFinding } from './findings.ts';
import { fitnessWords, sizeText } from './fitnessWords.ts';

const POINT = { number: 0, best: 0, mean: 0, deviation: 0, bestSize: 3, meanSize: 3, diversity: 1 };

test('fitness is written by its unit, a share where none is told', () => {
  expect(fitnessWords().format(0.736)).toBe('74');
  expect(fitnessWords('share').format(-0.0001, 1)).toBe('0.0');
  expect(fitnessWords('points').format(12)).toBe('12');
  expect(fitnessWords('error').format(-13.62)).toBe('13.6');
  expect(fitnessWords('error').formatSpread(0.125)).toBe('0.1');
  expect(fitnessWords('error').told(-13.62)).toBe('an error of 13.6 men');
  expect(fitnessWords('duels').told(0.5)).toBe('50 % of the duels');
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

  test('do not compare errors, which are on other positions in every generation', () => {
    const points = [
      { ...POINT, unit: 'error', best: -14, mean: -15 },
      { ...POINT, unit: 'error', number: 1, best: -18.64, mean: -20 },
    ] as const;
    expect(standingFinding(points[1])).toBe('Best error 18.6 men, 1.4 men below the mean');
    expect(fitnessFinding(points, { hasGrowingOpponents: false })).toBe(
      'Error of the best: 14.0 → 18.6 men. Each generation has its own positions.',
    );
  });

  test('say weights of what has weights', () => {
    expect(sizeFinding([{ ...POINT, sizeNoun: 'weight' }])).toBe(
      'Strategies have 3 weights on average; the best has 3.',
    );
  });
});
