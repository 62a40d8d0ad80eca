import { expect, test } from 'vitest';
import { parseChosen, reportAddress, withChosen } from './chosenRuns.ts';

test('the address names runs, and invalid parts are ignored', () => {
  expect(parseChosen('1,12,1')).toEqual([1, 12]);
  expect(parseChosen('0,-3,x,,4.5,7')).toEqual([7]);
  expect(parseChosen(null)).toEqual([]);
});

test('runs are added and removed', () => {
  expect(withChosen([3, 1], 2, true)).toEqual([3, 1, 2]);
  expect(withChosen([3, 1], 3, false)).toEqual([1]);
  expect(withChosen([3, 1], 3, true)).toEqual([1, 3]);
});

test('an address is read back as the same choice', () => {
  expect(reportAddress([])).toBe('/reports');
  expect(parseChosen(new URL(reportAddress([4, 2]), 'http://localhost').searchParams.get('runs'))).toEqual([4, 2]);
});
