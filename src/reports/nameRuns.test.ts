import { expect, test } from 'vitest';
import { nameRuns } from './nameRuns.ts';

test.each([
  [[12], '12'],
  [[12, 13], '12-13'],
  [[12, 13, 14], '12-to-14'],
  [[3, 8, 9], '3-8-9'],
  [[3, 8, 9, 10, 12], '3-and-4-more'],
])('%j make the name %s', (runs, name) => {
  expect(nameRuns(runs)).toBe(name);
});
