import { expect, test } from 'vitest';
import { parseChosen, reportAddress, withChosen } from './chosenRuns.ts';

test('the address names runs, and nonsense in it means nothing', () => {
  expect(parseChosen('1,12,1')).toEqual([1, 12]);
  expect(parseChosen('0,-3,x,,4.5,7')).toEqual([7]);
  expect(parseChosen(null)).toEqual([]);
});

test('runs come and go', () => {
  expect(withChosen([3, 1], 2, true)).toEqual([3, 1, 2]);
  expect(withChosen([3, 1], 3, false)).toEqual([1]);
  expect(withChosen([3, 1], 3, true)).toEqual([1, 3]);
});

test('addresses and choices belong together', () => {
  expect(reportAddress([])).toBe('/reports');
  expect(parseChosen(new URL(reportAddress([4, 2]), 'http://localhost').searchParams.get('runs'))).toEqual([4, 2]);
});
