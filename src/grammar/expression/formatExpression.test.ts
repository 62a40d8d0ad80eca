import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyExpression } from '../../../test/anyExpression.ts';
import { constant } from './expression.ts';
import { formatExpression, formatInfix } from './formatExpression.ts';
import { parseExpression } from './parseExpression.ts';

const INPUTS = ['a', 'own.men', 'x[73]', 'square[12]'];

test('every expression is read back from both notations, to the last bit', () => {
  fc.assert(
    fc.property(anyExpression(INPUTS), (tree) => {
      expect(parseExpression(formatExpression(tree))).toStrictEqual(tree);
      expect(parseExpression(formatInfix(tree))).toStrictEqual(tree);
    }),
    { numRuns: 1000 },
  );
});

describe('phenotypes of the original survive a round trip', () => {
  test.each([
    'mul(x[73], x[24])',
    '-10.0',
    '0.1',
    'sub(-5.0, if_(less_than_or_equal(neg(0.5), -1.0), abs_(x[12]), x[34]))',
    'max_(x[14], add(-0.5, if_(greater_than_or_equal(-0.1, -5.0), x[69], 0.1)))',
    'neg(pdiv(1.0, min_(-5.0, -1.0)))',
  ])('%s', (phenotype) => {
    expect(formatExpression(parseExpression(phenotype))).toBe(phenotype);
  });
});

describe('numbers as Python prints them', () => {
  test.each([
    [0, '0.0'],
    [-0, '-0.0'],
    [100, '100.0'],
    [1 / 3, '0.3333333333333333'],
    [1e15, '1000000000000000.0'],
    [123456789012345680, '1.2345678901234568e+17'],
    [1e16, '1e+16'],
    [1e22, '1e+22'],
    [-1.5e300, '-1.5e+300'],
    [0.0001, '0.0001'],
    [0.00001, '1e-05'],
    [1.25e-7, '1.25e-07'],
    [5e-324, '5e-324'],
  ])('%d', (value, text) => {
    expect(formatExpression(constant(value))).toBe(text);
  });
});

describe('infix notation has no unnecessary parentheses', () => {
  test.each([
    'own.men - 2 * opponent.kings',
    'if(a >= b, c, d)',
    'if(a + 1 < b * 2, -c, a - b)',
    'max(a, b) + min(a, b)',
    'abs(a)',
    '1',
    '0.5',
    '-0',
    'a - b - c',
    'a - (b - c)',
    'a - (b + c)',
    'a + (b + c)',
    '(a + b) * c',
    'a * b / c',
    'a / (b * c)',
    'a - -1',
    '-1 - a',
    'a - -b',
    'a * -b',
    '-a * b',
    '-(a * b)',
    '-(-a)',
    '-(1)',
    '-(-1)',
    '-max(a, b)',
    '(a - b) / (c - d)',
  ])('%s', (text) => {
    expect(formatInfix(parseExpression(text))).toBe(text);
  });
});

test('a constant that is not finite is rejected', () => {
  for (const value of [Number.NaN, Infinity, -Infinity]) {
    expect(() => formatExpression(constant(value))).toThrow(RangeError);
    expect(() => formatInfix(constant(value))).toThrow(RangeError);
  }
});
