import { expect, test } from 'vitest';
import { spreadOf } from './weightSpread.ts';

test('the spread of weights is the median of their deviations', () => {
  const first = [
    [-10, 0, 500],
    [10, 40, -500],
  ];
  const last = [
    [9, 3, -11],
    [11, 5, -11],
  ];
  expect(spreadOf(first, last)).toEqual({ firstDeviation: 20, lastDeviation: 1, small: 2 / 3 });
});
