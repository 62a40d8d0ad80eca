import { expect, test } from 'vitest';
import { parseRunNumbers } from './runNumbers.ts';

test('run numbers are read once each, in the given order', () => {
  expect(parseRunNumbers('5,1, 12,5')).toEqual([5, 1, 12]);
  expect(parseRunNumbers('3')).toEqual([3]);
});

test.each(['', ',', '1,', 'x', '-1', '1.5', '1e3', "1' or '1'='1", '9'.repeat(16)])('%j is rejected', (text) => {
  expect(() => parseRunNumbers(text)).toThrow(/is not a list of runs\. Write their numbers, such as 1,2,5\.$/);
});

test('the number of runs is limited', () => {
  const numbers = Array.from({ length: 151 }, (_, index) => index + 1);
  expect(parseRunNumbers(numbers.slice(1).join(','))).toHaveLength(150);
  expect(() => parseRunNumbers(numbers.join(','))).toThrow('at most 150 runs');
});
