import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyExpression } from '../../../test/anyExpression.ts';
import { canonicalKey, sameExpression } from './canonicalExpression.ts';
import { evaluateExpression } from './evaluateExpression.ts';
import type { Expression } from './expression.ts';
import { formatInfix } from './formatExpression.ts';
import { parseExpression } from './parseExpression.ts';

const HOSTILE = [0, -0, 1, -1, 2, 0.1, -3, 5e-324, 1e308, -1e308, Infinity, -Infinity, Number.NaN];

describe('are the same', () => {
  test.each([
    ['a + b', 'b + a'],
    ['a * b', 'b * a'],
    ['max(a, b)', 'max(b, a)'],
    ['min(a, b)', 'min(b, a)'],
    ['max(a, max(b, c))', 'max(max(c, a), max(b, a))'],
    ['max(max(a, 1), 2)', 'max(a, 2)'],
    ['max(a, a)', 'a'],
    ['min(min(a, b), min(b, c))', 'min(a, min(b, c))'],
    ['max(-a, -b)', '-min(a, b)'],
    ['a - b', 'a + -b'],
    ['a - b', '-(b - a)'],
    ['-a - b', '-(b + a)'],
    ['a - 1', 'a + -1'],
    ['-(-a)', 'a'],
    ['-1 * a', '-a'],
    ['1 * a', 'a'],
    ['-a * -b', 'a * b'],
    ['-a * b', 'a * -b'],
    ['a + 0', 'a'],
    ['0 - a', '-a'],
    ['a + a', '2 * a'],
    ['-a - a', 'a * -2'],
    ['abs(-a)', 'abs(a)'],
    ['abs(abs(a))', 'abs(a)'],
    ['abs(a - b)', 'abs(b - a)'],
    ['abs(-2)', '2'],
    ['a / 1', 'a'],
    ['a / 0', '1'],
    ['a / 2', '0.5 * a'],
    ['a / -4', '-0.25 * a'],
    ['a / -3', '-a / 3'],
    ['-a / -b', 'a / b'],
    ['-a / b', 'a / -b'],
    ['if(a <= b, c, d)', 'if(b >= a, c, d)'],
    ['if(a < b, c, d)', 'if(b > a, c, d)'],
    ['if(a >= b, c, d)', 'if(-b >= -a, c, d)'],
    ['if(a >= b, c, c)', 'c'],
    ['if(a > a, c, d)', 'd'],
    ['if(2 > 1, c, d)', 'c'],
    ['if(a >= b, -c, -d)', '-if(a >= b, c, d)'],
    ['(1 + 2) * a', 'a * 3'],
    ['0', '-0'],
  ])('%s and %s', (one, two) => {
    expect(canonicalKey(parseExpression(one))).toBe(canonicalKey(parseExpression(two)));
  });
});

describe('are different, because some number distinguishes them', () => {
  test.each([
    ['a - b', 'b - a'],
    ['(a + b) + c', 'a + (b + c)'],
    ['(a * b) * c', 'a * (b * c)'],
    ['a * (b + c)', 'a * b + a * c'],
    ['a / 3', 'a * 0.3333333333333333'],
    ['a / a', '1'],
    ['-(a / b)', '-a / b'],
    ['a - a', '0'],
    ['0 * a', '0'],
    ['max(a, min(a, b))', 'a'],
    ['if(a >= a, c, d)', 'c'],
    ['if(a >= b, c, d)', 'if(a < b, d, c)'],
    ['if(a >= b, c, d)', 'if(a > b, c, d)'],
    ['if(a >= b, c, -d)', 'if(a >= b, c, d)'],
    ['a + 1', 'a + -1'],
    ['x[1]', 'x[11]'],
  ])('%s and %s', (one, two) => {
    expect(sameExpression(parseExpression(one), parseExpression(two))).toBe(false);
  });
});

test('trees with the same key have the same value everywhere, except for the sign of zero', () => {
  const constants = fc.constantFrom(0, -0, 1, -1, 2, -3);
  const trees = [...fc.sample(anyExpression(['a', 'b'], { maxDepth: 2, constants }), { numRuns: 8000, seed: 1 })];
  const groups = Map.groupBy(trees, canonicalKey);
  let merged = 0;
  for (const [first, ...others] of groups.values()) {
    const expected = valuesOf(first!);
    const texts = new Set([formatInfix(first!)]);
    for (const other of others) {
      texts.add(formatInfix(other));
      expect(valuesOf(other), `${formatInfix(first!)} and ${formatInfix(other)}`).toBe(expected);
    }
    merged += texts.size - 1;
  }
  // Otherwise the test would compare nothing.
  expect(merged).toBeGreaterThan(300);
});

test('division by a power of two is multiplication by its reciprocal, if that is finite', () => {
  for (let exponent = -1074; exponent <= 1023; exponent++) {
    const [power, reciprocal] = [2 ** exponent, 2 ** -exponent];
    const quotient = canonicalKey(parseExpression(`a / ${power}`));
    expect(quotient === canonicalKey(parseExpression(`a * ${reciprocal < Infinity ? reciprocal : 0}`))).toBe(
      reciprocal < Infinity,
    );
    expect(quotient).not.toBe(canonicalKey(parseExpression(`a / ${power * (1 + Number.EPSILON) + Number.MIN_VALUE}`)));
  }
});

/** The values of an expression for all edge-case values of two inputs, as text without the sign of zeros. */
function valuesOf(tree: Expression): string {
  return HOSTILE.flatMap((a) =>
    HOSTILE.map((b) => String(evaluateExpression(tree, (name) => (name === 'a' ? a : b)))),
  ).join();
}
