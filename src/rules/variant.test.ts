import { expect, test } from 'vitest';
import { variantNamed } from './variant.ts';

test('the error for an unknown variant lists the known ones', () => {
  expect(() => variantNamed('russian')).toThrow('Choose one of: english, english-6x6, giveaway, giveaway-6x6.');
});
