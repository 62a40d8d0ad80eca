import { expect, test } from 'vitest';
import { newcombeDifference } from './newcombe.ts';

test.each([
  // Newcombe (1998), Statistics in Medicine 17, 873-890, Table II, method 10.
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
])('%i of %i less %i of %i, as published', (a, m, b, n, low, high) => {
  const difference = newcombeDifference({ successes: a, trials: m }, { successes: b, trials: n });
  expect(difference.value).toBeCloseTo(a / m - b / n, 12);
  expect(difference.low).toBeCloseTo(low, 4);
  expect(difference.high).toBeCloseTo(high, 4);
});

test('changes its sign with the order', () => {
  const [one, two] = [
    { successes: 12.5, trials: 40 },
    { successes: 31, trials: 50 },
  ];
  const forth = newcombeDifference(one, two);
  const back = newcombeDifference(two, one);
  expect([back.value, back.low, back.high]).toEqual([-forth.value, -forth.high, -forth.low]);
});
