import { expect, test } from 'vitest';
import { parseRuns } from './runList.ts';

test('runs are numbers and ranges, each once', () => {
  expect(parseRuns('12')).toEqual([12]);
  expect(parseRuns('12-14', [13, 2])).toEqual([13, 2, 12, 14]);
});

test.each(['0', '-3', '3-', '5-4', 'last', '1.5', '', '1,2'])('"%s" is no run', (text) => {
  expect(() => parseRuns(text)).toThrow('Give the numbers of runs, such as 12 or 12-20.');
});

test('as many are taken as anybody needs', () => {
  expect(parseRuns('1-1000').length).toBe(1000);
  expect(() => parseRuns('1-1001')).toThrow('At most 1000 runs are allowed.');
  expect(() => parseRuns('2-9007199254740991')).toThrow('At most 1000 runs are allowed.');
});
