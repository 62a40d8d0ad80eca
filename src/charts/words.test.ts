import { expect, test } from 'vitest';
import { capital, shortened } from './words.ts';

test('long texts are cut at their end', () => {
  expect(shortened('own.men', 10)).toBe('own.men');
  expect(shortened('own.men - opponent.men', 12)).toBe('own.men -...');
});

test('sentences begin with a capital', () => {
  expect([capital('run 1'), capital('')]).toEqual(['Run 1', '']);
});
