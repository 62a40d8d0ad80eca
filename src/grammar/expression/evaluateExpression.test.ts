import { describe, expect, test } from 'vitest';
import { evaluateExpression } from './evaluateExpression.ts';
import { parseExpression } from './parseExpression.ts';

const VALUES: Readonly<Record<string, number>> = {
  a: 3,
  b: -4,
  zero: 0,
  minusZero: -0,
  not: Number.NaN,
  huge: 1e308,
  all: Infinity,
};

describe('values', () => {
  test.each([
    ['a', 3],
    ['2.5', 2.5],
    ['a + b', -1],
    ['a - b', 7],
    ['a * b', -12],
    ['a / b', -0.75],
    ['max(a, b)', 3],
    ['min(a, b)', -4],
    ['-a', -3],
    ['abs(b)', 4],
    ['if(a >= 3, 1, 2)', 1],
    ['if(a > 3, 1, 2)', 2],
    ['if(a <= 3, 1, 2)', 1],
    ['if(a < 3, 1, 2)', 2],
    ['0.1 + 0.2', 0.30000000000000004],
  ])('%s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });
});

describe('edge cases of arithmetic', () => {
  test.each([
    ['a / zero', 1],
    ['a / minusZero', 1],
    ['not / zero', 1],
    ['not / a', Number.NaN],
    ['a / not', Number.NaN],
    ['max(a, not)', Number.NaN],
    ['min(not, a)', Number.NaN],
    ['0 * not', Number.NaN],
    ['if(not >= a, 1, 2)', 2],
    ['if(not < a, 1, 2)', 2],
    ['if(not >= not, 1, 2)', 2],
    ['if(zero > minusZero, 1, 2)', 2],
    ['if(a > b, a, not)', 3],
    ['huge * 10', Infinity],
    ['all - all', Number.NaN],
    ['a / all', 0],
    ['max(minusZero, zero)', 0],
    ['min(zero, minusZero)', -0],
    ['-zero', -0],
  ])('%s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });
});

function valueOf(text: string): number {
  return evaluateExpression(parseExpression(text), (name) => VALUES[name]!);
}
