import { expect, test } from 'vitest';
import { formatCount, formatNoun, unbroken } from './numberText.ts';

test('counts separate their thousands, and nouns agree with their number', () => {
  expect([0, 999, 1000, 18_391_564].map(formatCount)).toEqual(['0', '999', '1 000', '18 391 564']);
  expect([formatNoun(1, 'game'), formatNoun(2000, 'game'), formatNoun(2, 'entry', 'entries')]).toEqual([
    '1 game',
    '2 000 games',
    '2 entries',
  ]);
});

test('a number does not break across lines, other words may', () => {
  expect(unbroken('56.2 % of 31 910 games in 2 runs')).toBe('56.2\u00A0% of 31\u00A0910 games in 2 runs');
  expect(unbroken('run 1 2 and 3 4567')).toBe('run 1 2 and 3 4567');
});
