import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitIndex, bitIndices, popcount } from './bits.ts';

test('popcount counts the squares that bitIndices lists', () => {
  fc.assert(
    fc.property(fc.integer(), (bits) => {
      const indices = [...bitIndices(bits)];
      expect(popcount(bits)).toBe(indices.length);
      expect(indices.reduce((set, index) => set | (1 << index), 0)).toBe(bits);
      expect(indices).toEqual(indices.toSorted((a, b) => a - b));
    }),
  );
  expect(popcount(-1)).toBe(32);
});

test('bitIndex is the inverse of a shift', () => {
  for (let index = 0; index < 32; index++) expect(bitIndex(1 << index)).toBe(index);
});
