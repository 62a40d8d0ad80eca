import { expect, test } from 'vitest';
import { nearestName } from './nearestName.ts';

const KNOWN = ['add', 'max', 'max_', 'less_than', 'less_than_or_equal', 'own.men'];

test.each([
  ['ad', 'add'],
  ['Max', 'max'],
  ['mx_', 'max_'],
  ['less_then', 'less_than'],
  ['less_or_equal', 'less_than_or_equal'],
  ['own_men', 'own.men'],
])('the name nearest to %s is %s', (wrong, known) => {
  expect(nearestName(wrong, KNOWN)).toBe(known);
});

test('a name like no other gets no suggestion', () => {
  expect(nearestName('constructor', KNOWN)).toBeUndefined();
  expect(nearestName('f'.repeat(100_000), KNOWN)).toBeUndefined();
  expect(nearestName('a', [])).toBeUndefined();
});
