import { expect, test } from 'vitest';
import { nextSeed } from './nextSeed.ts';

test('the proposed seed has not been used with the experiment', () => {
  const runs = [
    { name: 'small', seed: 1 },
    { name: 'small', seed: 3 },
    { name: 'large', seed: 2 },
  ];
  expect(nextSeed([], ['small'])).toBe(1);
  expect(nextSeed(runs, ['small'])).toBe(2);
  expect(nextSeed(runs, ['large'])).toBe(1);
  expect(nextSeed(runs, ['small', 'large'])).toBe(4);
});
