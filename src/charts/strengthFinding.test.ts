import { expect, test } from 'vitest';
import { strengthFinding } from './strengthFinding.ts';
import { formatStrength } from './strengthText.ts';

const FIRST = { generation: 0, elo: 480, low: 430, high: 530 };
const LAST = { generation: 30, elo: 760, low: 700, high: 820 };
const CHAMPION = { elo: 905, low: 840, high: 970 };

test('a clear change is told as one', () => {
  expect(strengthFinding([FIRST, LAST], CHAMPION, { championDepth: 2 })).toBe(
    'From 480 to 760 Elo above random moves in 30 generations; the champion, which looks 2 moves ahead, has 905 (840-970).',
  );
  expect(strengthFinding([LAST, { ...FIRST, generation: 31 }], undefined)).toBe(
    'From 760 to 480 Elo above random moves in 1 generation.',
  );
});

test('a change within its error is not called one', () => {
  const later = { ...FIRST, generation: 30, elo: 540, low: 490, high: 590 };
  expect(strengthFinding([FIRST, later], CHAMPION)).toBe(
    'No clear change in 30 generations, from 480 to 540 Elo above random moves; the champion has 905 (840-970).',
  );
});

test('no change at all has one number', () => {
  expect(strengthFinding([FIRST, { ...FIRST, generation: 2 }], undefined)).toBe(
    'No clear change in 2 generations, at 480 Elo above random moves.',
  );
});

test('little is told where little is known', () => {
  expect(strengthFinding([], undefined)).toBe('Strength was not measured.');
  expect(strengthFinding([], CHAMPION)).toBe('In Elo above random moves the champion has 905 (840-970).');
  expect(strengthFinding([{ ...FIRST, elo: 12, low: -40, high: 64 }], undefined)).toBe(
    '12 (-40 to 64) Elo above random moves in generation 0.',
  );
});

test('an interval below zero is written with a word', () => {
  expect(formatStrength({ elo: 612.4, low: 540, high: 690 })).toBe('612 (540-690)');
  expect(formatStrength({ elo: -90, low: -140, high: -40 })).toBe('-90 (-140 to -40)');
});
