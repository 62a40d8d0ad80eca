import { afterEach, expect, test, vi } from 'vitest';
import type { FairResult } from '../../arena/fairTestResult.ts';
import { formatPercent, formatShare, printFairResult } from './testText.ts';

afterEach(() => vi.restoreAllMocks());

test('what is not all is not shown as all, nor what is not nothing as nothing', () => {
  expect([0, 1 / 5000, 0.004, 0.005, 0.74, 0.99, 0.996, 4999 / 5000, 1].map(formatPercent)).toEqual(
    ['0', '0.1', '0.4', '1', '74', '99', '99.6', '99.9', '100'].map((text) => `${text} %`),
  );
  expect(formatShare({ value: 0.74, low: 0.7, high: 0.78 })).toBe('74 % (70-78)');
});

test('a test that was stopped early says so, whenever it is shown', () => {
  const result: FairResult = {
    protocol: 'fair',
    variant: 'english',
    openings: 'the start',
    seeds: [1, 2],
    games: 20,
    isComplete: false,
    players: [],
    comparisons: [],
    groups: null,
  };
  expect(firstLine(result)).toBe('english, 0 openings from the start, seeds 1,2, stopped early\n');
  expect(firstLine({ ...result, isComplete: true })).toBe('english, 0 openings from the start, seeds 1,2\n');
});

function firstLine(result: FairResult): unknown {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  write.mockClear();
  printFairResult(result, new Map());
  return write.mock.calls[0]![0];
}
