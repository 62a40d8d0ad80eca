import { expect, test } from 'vitest';
import { capital } from './capital.ts';

test('sentences begin with a capital', () => {
  expect([capital('run 1'), capital('')]).toEqual(['Run 1', '']);
});
