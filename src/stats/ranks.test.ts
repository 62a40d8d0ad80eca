import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { doubledRanks } from './ranks.ts';

test('equal values share the mean of their ranks', () => {
  // By hand: 1 has rank 1, the two 4s share 2 and 3, the three 7s share 4, 5 and 6; 2^3 - 2 + 3^3 - 3 = 30.
  expect(doubledRanks([7, 4, 7, 1, 4, 7])).toEqual({ ranks: [10, 5, 10, 2, 5, 10], tieTerm: 30 });
  expect(doubledRanks([])).toEqual({ ranks: [], tieTerm: 0 });
});

test('a rank counts the smaller values and half of the equal ones', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -4, max: 4 })), (values) => {
      const { ranks } = doubledRanks(values);
      for (const [index, value] of values.entries()) {
        const smaller = values.filter((other) => other < value).length;
        const equal = values.filter((other) => other === value).length;
        expect(ranks[index]).toBe(2 * smaller + equal + 1);
      }
    }),
  );
});
