import { expect, test } from 'vitest';
import { shortened, wrapped } from './words.ts';

test('long texts are cut at their end', () => {
  expect(shortened('own.men', 10)).toBe('own.men');
  expect(shortened('own.men - opponent.men', 12)).toBe('own.men -...');
});

test('texts are broken between words', () => {
  expect(wrapped('minimax of depth 3', 10)).toEqual(['minimax of', 'depth 3']);
  expect(wrapped('opponent.men counts', 8)).toEqual(['opponent.men', 'counts']);
});
