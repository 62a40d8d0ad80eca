import { expect, test } from 'vitest';
import { formatCount, formatDuration, formatNoun } from './terminal.ts';

test('numbers are grouped by thousands', () => {
  expect([0, 999, 1000, 18_391_564].map(formatCount)).toEqual(['0', '999', '1 000', '18 391 564']);
});

test('nouns agree with their number', () => {
  expect([formatNoun(1, 'game'), formatNoun(0, 'game'), formatNoun(2, 'ply', 'plies')]).toEqual([
    '1 game',
    '0 games',
    '2 plies',
  ]);
});

test('durations are rounded once, so that sixty seconds make a minute', () => {
  const texts = [350, 9_994, 59_600, 119_400, 239_600, 3_600_000].map(formatDuration);
  expect(texts).toEqual(['0.35 s', '9.99 s', '60 s', '119 s', '4 min 0 s', '60 min 0 s']);
});
