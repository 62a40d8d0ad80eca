import { describe, expect, test } from 'vitest';
import { BLACK, WHITE } from '../rules/side.ts';
import { ENGLISH, GIVEAWAY, VARIANTS } from '../rules/variant.ts';
import { WIN } from '../search/score.ts';
import {
  advantageOf,
  advantageTicks,
  analysisScale,
  describeAdvantage,
  finalAdvantage,
  scaleByChance,
  measuredScale,
  scaleByMan,
} from './scoreText.ts';

const SCALE = measuredScale('positional', ENGLISH)!;

describe('a score names who is ahead', () => {
  test.each([
    [35, BLACK, 'Black +0.35'],
    [35, WHITE, 'White +0.35'],
    [-100, BLACK, 'White +1.00'],
    [-100, WHITE, 'Black +1.00'],
    [0, WHITE, 'level'],
    [WIN - 1, BLACK, 'Black wins in 1 move'],
    [WIN - 7, WHITE, 'White wins in 4 moves'],
    [6 - WIN, BLACK, 'White wins in 3 moves'],
    [28_000, BLACK, 'Black +10.00'],
  ] as const)('%d for side %d is %s', (points, side, text) => {
    expect(advantageOf(points, side, SCALE).scoreText).toBe(text);
  });

  test.each([
    [35, BLACK, 'Black +0.35 or less'],
    [-131, BLACK, 'White +1.31 or more'],
    [-131, WHITE, 'Black +1.31 or more'],
    [0, WHITE, 'level at best'],
    [6 - WIN, BLACK, 'White wins within 3 moves'],
    [WIN - 7, WHITE, 'White wins in 4 moves at best'],
  ] as const)('%d at most for side %d is %s', (points, side, text) => {
    expect(advantageOf(points, side, SCALE, false).scoreText).toBe(text);
  });
});

test('numbers are for Black, whoever moves', () => {
  for (const points of [-29_995, -250, -1, 0, 40, 29_990]) {
    const [black, white] = [advantageOf(points, BLACK, SCALE), advantageOf(points, WHITE, SCALE)];
    expect(black.men! + white.men!).toBeCloseTo(0, 12);
    expect(black.chance + white.chance).toBeCloseTo(1, 12);
    expect(Math.sign(black.men!)).toBe(Math.sign(points));
  }
  expect(advantageOf(29_990, BLACK, SCALE)).toMatchObject({ men: 10, chance: 1 });
});

test('a man is a man on the scale of an evaluation that gives it other points', () => {
  expect(advantageOf(1112, WHITE, scaleByMan(1112, ENGLISH))).toEqual(advantageOf(100, WHITE, SCALE));
  expect(advantageOf(200, BLACK, scaleByChance(200, ENGLISH)).chance).toBeCloseTo(10 / 11, 12);
  expect(advantageOf(200, BLACK, scaleByChance(200, ENGLISH)).men).toBeCloseTo(SCALE.pointsPerDecade / 100, 12);
});

test.each(VARIANTS)(
  'the analysis of $name counts in men of its own, and a lead of a man is no certain win',
  (variant) => {
    const { pointsPerMan, pointsPerDecade } = analysisScale(variant);
    expect(analysisScale(variant)).toBe(measuredScale('evolved', variant));
    expect(pointsPerMan === null).toBe(variant.giveaway);
    if (pointsPerMan === null) return;
    const { men, chance } = advantageOf(pointsPerMan, BLACK, { pointsPerMan, pointsPerDecade });
    expect(men).toBe(1);
    expect(chance).toBeGreaterThan(0.75);
    expect(chance).toBeLessThan(0.95);
  },
);

test('in give-away the lead is the share of the points', () => {
  const scale = analysisScale(GIVEAWAY);
  expect(advantageOf(scale.pointsPerDecade, WHITE, scale)).toMatchObject({ men: null, scoreText: 'White 91 %' });
  expect(advantageOf(1, WHITE, scale).scoreText).toBe('level');
  expect(describeAdvantage(advantageOf(scale.pointsPerDecade, WHITE, scale))).toBe('White should score 91 %');
});

test('a lead in a sentence', () => {
  expect(describeAdvantage(advantageOf(100, WHITE, SCALE))).toBe('White is ahead by 1.00 men and should score 79 %');
  expect(describeAdvantage(advantageOf(0, WHITE, SCALE))).toBe('The game is level');
  expect(describeAdvantage(advantageOf(WIN - 3, WHITE, SCALE))).toBe('White wins in 2 moves');
  expect(([BLACK, WHITE, undefined] as const).map((winner) => finalAdvantage(winner, ENGLISH).scoreText)).toEqual([
    'Black has won',
    'White has won',
    'draw',
  ]);
});

test.each(VARIANTS)('the ticks of $name go from White to Black', (variant) => {
  const ticks = advantageTicks(variant);
  const chances = ticks.map(({ chance }) => chance);
  expect(chances).toEqual(chances.toSorted((one, two) => one - two));
  expect(chances.map((chance) => 1 - chance).toReversed()).toEqual(chances.map((chance) => expect.closeTo(chance, 12)));
  expect(ticks.find(({ chance }) => chance === 0.5)!.label).toBe('level');
});
