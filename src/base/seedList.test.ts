import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSeeds, parseSeeds } from './seedList.ts';

test('ranges and lists, alone and together', () => {
  expect(parseSeeds('90001-90005')).toEqual([90_001, 90_002, 90_003, 90_004, 90_005]);
  expect(parseSeeds('888, 890')).toEqual([888, 890]);
  expect(parseSeeds('7,1-3')).toEqual([7, 1, 2, 3]);
});

test('formatted seeds can be parsed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20), { minLength: 1 }), (seeds) => {
      expect(parseSeeds(formatSeeds(seeds))).toEqual(seeds);
    }),
  );
  expect(formatSeeds([888, 889, 890])).toBe('888-890');
});

test.each([
  ['', 'Seeds are whole numbers'],
  ['5-3', 'Seeds are whole numbers'],
  ['1,x', 'Seeds are whole numbers'],
  ['-1', 'Seeds are whole numbers'],
  ['1-3,2', 'A seed is given twice.'],
  ['1-9007199254740991', 'At most 1000 seeds'],
  ['1-9007199254740993', 'Seeds are whole numbers'],
])('"%s" is rejected', (text, problem) => {
  expect(() => parseSeeds(text)).toThrow(problem);
});
