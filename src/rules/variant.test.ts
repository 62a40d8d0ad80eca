import { expect, test } from 'vitest';
import { variantNamed } from './variant.ts';

test('an unknown variant is answered with the known ones', () => {
  expect(() => variantNamed('russian')).toThrow('Choose one of: english, english-6x6, giveaway, giveaway-6x6.');
});
