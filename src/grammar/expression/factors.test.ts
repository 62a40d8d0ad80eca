import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyExpression } from '../../../test/anyExpression.ts';
import { evaluateExpression } from './evaluateExpression.ts';
import { sumOf, withFactors } from './factors.ts';
import { formatInfix } from './formatExpression.ts';
import { parseExpression } from './parseExpression.ts';

const INPUTS = ['a', 'b'];
// Small powers of two, so that sums and products are exact.
const SMALL = { maxDepth: 4, constants: fc.constantFrom(-2, -1, 0, 0.5, 1, 4) };
const anyValue = fc.integer({ min: -4, max: 4 });

const termsOf = (text: string): string[] =>
  sumOf(parseExpression(text)).terms.map(({ factor, times, tree }) => `${factor} ${times} ${formatInfix(tree)}`);

describe('the factors of an expression', () => {
  test('are the constants that multiply the terms of a sum', () => {
    expect(termsOf('3 * a - (b * 5 + a) - -(2 * max(a, b))')).toEqual(['3 1 a', '5 -1 b', '2 1 max(a, b)']);
  });

  test('are the inner ones, where a whole sum is scaled', () => {
    expect(termsOf('0.5 * (3 * a + 0.25 * (7 * b))')).toEqual(['3 0.5 a', '7 0.125 b']);
    expect(termsOf('0.5 * (a + b)')).toEqual(['0.5 1 a + b']);
  });

  test('are not those inside a term', () => {
    expect(termsOf('max(2 * a, b) + 3 * if(a > 2 * b, 4 * a, 0)')).toEqual(['3 1 if(a > 2 * b, 4 * a, 0)']);
    expect(sumOf(parseExpression('a / (2 * b)')).terms).toEqual([]);
  });

  test('make the value, with their terms and the rest', () => {
    fc.assert(
      fc.property(anyExpression(INPUTS, SMALL), anyValue, anyValue, (tree, a, b) => {
        const valueOf = (one: typeof tree): number => evaluateExpression(one, (name) => (name === 'a' ? a : b));
        const { terms, rest } = sumOf(tree);
        const sum = [...terms, ...rest.map((one) => ({ ...one, factor: 1 }))]
          .map(({ factor, times, tree: part }) => factor * times * valueOf(part))
          .reduce((total, one) => total + one, 0);
        const value = valueOf(tree);
        if (Number.isFinite(value)) expect(Math.abs(sum - value)).toBeLessThanOrEqual(1e-9 * (1 + Math.abs(value)));
      }),
    );
  });

  test('can be replaced, which changes nothing else', () => {
    fc.assert(
      fc.property(anyExpression(INPUTS, SMALL), (tree) => {
        const factors = sumOf(tree).terms.map(({ factor }) => factor);
        expect(withFactors(tree, factors)).toEqual(tree);
        const others = factors.map((_, index) => 100 + index);
        const changed = withFactors(tree, others);
        expect(sumOf(changed).terms.map(({ factor }) => factor)).toEqual(others);
        expect(withFactors(changed, factors)).toEqual(tree);
      }),
    );
  });
});
