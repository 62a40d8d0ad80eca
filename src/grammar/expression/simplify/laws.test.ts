import { describe, expect, test } from 'vitest';
import { formatInfix } from '../formatExpression.ts';
import { parseExpression } from '../parseExpression.ts';
import type { Range } from '../range.ts';
import { wholeRange } from '../range.ts';
import type { Purpose } from '../simplify.ts';
import { LAWS, simplify } from '../simplify.ts';

/** Inputs that are not listed can be any number, including NaN. */
const RANGES: Readonly<Record<string, Range>> = {
  k: wholeRange(-6, 6),
  m: wholeRange(-6, 6),
  n: wholeRange(-6, 6),
  p: wholeRange(1, 12),
  q: wholeRange(1, 12),
  zero: wholeRange(0, 0),
  five: wholeRange(5, 5),
  wide: wholeRange(0, 2 ** 40),
  bit: wholeRange(0, 1),
  flag: wholeRange(0, 1),
  half: { low: -2, high: 2, step: 0.5, canBeNaN: false },
  fraction: { low: -1, high: 1, step: 0, canBeNaN: false },
  finite: { low: -Number.MAX_VALUE, high: Number.MAX_VALUE, step: 0, canBeNaN: false },
};

type Example = readonly [before: string, after: string];

/** For each law, trees that need it. */
const VALUE_EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'a = c, if a can be nothing else': [
    ['five + 2 * 3', '11'],
    ['zero', '0'],
    ['0.1 + 0.2', '0.30000000000000004'],
    ['finite - finite', '0'],
    ['finite / finite', '1'],
    ['finite * zero', '0'],
    ['any / zero', '1'],
    ['0 / p', '0'],
    ['max(n, 3) - max(3, n)', '0'],
    ['min(max(n, 3), 2)', '2'],
    ['if(n >= 6, n, 6)', '6'],
    ['if(n > 3, max(n, 4) - n, 0)', '0'],
    ['1 / 0', '1'],
    ['1e308 * 10', '1e+308 * 10'],
    ['1e308 * 10 - 1e308 * 10', '1e+308 * 10 - 1e+308 * 10'],
  ],
  '-0 = 0': [['any * -0', '0 * any']],
  'a + 0 = a': [
    ['any + 0', 'any'],
    ['0 + any', 'any'],
  ],
  'a + (-b) = a - b': [
    ['any + -other', 'any - other'],
    ['-any + other', 'other - any'],
  ],
  'a + (-c) = a - c': [
    ['any + -3', 'any - 3'],
    ['-0.1 + any', 'any - 0.1'],
  ],
  'a + a = 2 * a': [['any * other + other * any', '2 * (any * other)']],
  'a - 0 = a': [['any - 0', 'any']],
  '0 - a = -a': [['0 - any', '-any']],
  'a - (-b) = a + b': [['any - -other', 'any + other']],
  'a - (-c) = a + c': [['any - -3', 'any + 3']],
  '(-a) - b = -(a + b)': [['any - (-other * any - third)', 'any + (other * any + third)']],
  'a * 1 = a': [
    ['any * 1', 'any'],
    ['1 * any', 'any'],
  ],
  'a * -1 = -a': [['any * -1', '-any']],
  'a * c = c * a': [['any * 3', '3 * any']],
  '(-a) * c = a * (-c)': [
    ['-any * 3', '-3 * any'],
    ['0.1 * -any', '-0.1 * any'],
  ],
  '(-a) * (-b) = a * b': [['-any * -other', 'any * other']],
  '(-a) * b = -(a * b)': [
    ['third - any * -other', 'third + any * other'],
    ['third - -any * other', 'third + any * other'],
  ],
  'a / 1 = a': [['any / 1', 'any']],
  'a / -1 = -a': [['any / -1', '-any']],
  '(-a) / (-b) = a / b': [['-any / -other', 'any / other']],
  '(-a) / c = a / (-c)': [['-any / 3', 'any / -3']],
  '(-a) / b = -(a / b), b <> 0': [['third - -any / p', 'third + any / p']],
  'a / (-b) = -(a / b), b <> 0': [['third + any / -p', 'third - any / p']],
  '-(-a) = a': [['--any', 'any']],
  '-(a - b) = b - a': [['-(any - other)', 'other - any']],
  '-(c + a) = -c - a': [
    ['-(any + 3)', '-3 - any'],
    ['-(3 + any)', '-3 - any'],
  ],
  '-(c * a) = -c * a': [['-(3 * any)', '-3 * any']],
  '-(a / c) = a / -c': [['-(any / 3)', 'any / -3']],
  '-(c / a) = -c / a, a <> 0': [['-(3 / p)', '-3 / p']],
  '|-a| = |a|': [['abs(-any)', 'abs(any)']],
  '|a| = a, a >= 0': [
    ['abs(p)', 'p'],
    ['abs(abs(any))', 'abs(any)'],
    ['abs(any * any)', 'any * any'],
  ],
  '|a| = -a, a <= 0': [
    ['abs(-p * q)', 'p * q'],
    ['abs(min(any, 0))', '-min(any, 0)'],
  ],
  'max(a, a) = a': [['max(any + other, other + any)', 'any + other']],
  'max(a, b) = a, b never more': [
    ['max(p, 0)', 'p'],
    ['max(0, p)', 'p'],
    ['max(max(any, 12), p)', 'max(any, 12)'],
    ['if(any > other, max(any, other), third)', 'if(any > other, any, third)'],
  ],
  'max(-a, -b) = -min(a, b)': [['max(-any, -other)', '-min(any, other)']],
  'max(max(a, b), c) without what never wins': [
    ['max(max(any, 3), 5)', 'max(any, 5)'],
    ['max(max(any, other), any)', 'max(any, other)'],
    ['max(any, min(any, n))', 'any'],
    ['max(max(n, p), max(other, -7))', 'max(max(n, p), other)'],
  ],
  'min(a, a) = a': [['min(any, any)', 'any']],
  'min(a, b) = a, b never less': [['min(p, 12)', 'p']],
  'min(-a, -b) = -max(a, b)': [['min(-any, -other)', '-max(any, other)']],
  'min(min(a, b), c) without what never wins': [
    ['min(min(any, 3), 5)', 'min(any, 3)'],
    ['min(any, max(n, any))', 'any'],
  ],
  'if c then a else b = a, c decided': [
    ['if(p >= 1, any, other)', 'any'],
    ['if(p < 1, any, other)', 'other'],
    ['if(any > 3, if(any > 3, p, q), n)', 'if(any > 3, p, n)'],
    ['if(any > 3, n, if(any > 3, p, q))', 'if(any > 3, n, q)'],
    ['if(any > 3, if(other < any, p, q), if(3 < any, p, q))', 'if(any > 3, if(other < any, p, q), q)'],
    ['if(n > 3, p, if(n <= 3, q, m))', 'if(n > 3, p, q)'],
    ['if(n > 3, if(n > 2, p, q), m)', 'if(n > 3, p, m)'],
    ['if(n > 3, if(n < 4, p, q), m)', 'if(n > 3, q, m)'],
    ['if(any > n, if(any < -6, p, q), m)', 'if(any > n, q, m)'],
    ['if(half > 1.5, if(half >= 2, p, q), m)', 'if(half > 1.5, p, m)'],
    ['if(any > any, p, q)', 'q'],
  ],
  'if c then a else a = a': [
    ['if(any > other, n * m, m * n)', 'n * m'],
    ['if(any > other, any - n, -(n - any))', 'any - n'],
  ],
  'if a >= b then a else b = max(a, b)': [
    ['if(n >= any, n, any)', 'max(n, any)'],
    ['if(n > m, m, n)', 'min(n, m)'],
    ['if(n < m, n, m)', 'min(n, m)'],
    ['if(n <= m, m, n)', 'max(n, m)'],
    ['if(any > n, n, any)', 'min(any, n)'],
  ],
  'if a >= 0 then a else -a = |a|': [
    ['if(any >= 0, any, -any)', 'abs(any)'],
    ['if(any < 0, -any, any)', 'abs(any)'],
    ['if(any > 0, -any, any)', '-abs(any)'],
  ],
  'if a >= b then a - b else b - a = |a - b|': [
    ['if(any >= other, any - other, other - any)', 'abs(any - other)'],
    ['if(any < other, other - any, any - other)', 'abs(other - any)'],
  ],
  'if c then -a else -b = -(if c then a else b)': [
    ['any - if(n > m, -abs(k * other), -abs(third))', 'any + if(n > m, abs(k * other), abs(third))'],
  ],
  '-a >= -b is b >= a': [['if(-any >= -other, p, q)', 'if(any <= other, p, q)']],
  'a + c >= b + c is a >= b, where exact': [
    ['if(n + 1 > m + 1, p, q)', 'if(n > m, p, q)'],
    ['if(n + 3 > 5, p, q)', 'if(n > 2, p, q)'],
    ['if(3 > n, p, q)', 'if(n < 3, p, q)'],
    ['if(n - m >= 0, p, q)', 'if(n >= m, p, q)'],
    ['if(2 * n > 5, p, q)', 'if(n > 2.5, p, q)'],
    ['if(5 - 2 * n > 4 * m + n, p, q)', 'if(3 * n + 4 * m < 5, p, q)'],
    ['if(-n > 3, p, q)', 'if(n < -3, p, q)'],
  ],
  'm * a + n * a = (m + n) * a, where exact': [
    ['n + m - (m + 1)', 'n - 1'],
    ['2 * (3 * n)', '6 * n'],
    ['n / 2 + 0.5 * n', 'n'],
    ['3 + n + 4', 'n + 7'],
    ['2 * n + 2 * m', '2 * (n + m)'],
    ['2 * n - (3 * m + 2 * k)', '2 * (n - k) - 3 * m'],
    ['2 * (n + m) - 2 * m', '2 * n'],
    ['-(n + m) - n', '-2 * n - m'],
    ['wide - n + (n - wide)', '0'],
    ['n * m + (k - m * n)', 'k'],
    ['2 * (n + 0.1)', '2 * (n + 0.1)'],
  ],
};

const ORDER_EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'order of c: that of 0': [
    ['five', '0'],
    ['n + 1e17', '0'],
  ],
  'order of a + c: that of a': [
    ['n + 0.1', 'n'],
    ['any * 0 + n', '0 * any + n'],
    ['7 + 0.1 * n', 'n'],
  ],
  'order of a - c: that of a': [['n - 0.1', 'n']],
  'order of c - a: that of -a': [['0.1 - n', '-n']],
  'order of c * a: that of a or -a': [
    ['0.1 * n', 'n'],
    ['n * -0.1', '-n'],
    ['0.3 * (n * m)', 'n * m'],
    ['0.1 * wide', 'wide'],
  ],
  'order of a / c: that of a or -a': [
    ['n / 3 / 7 - 2', 'n'],
    ['n / -3', '-n'],
  ],
  'order of a * a: that of a, a >= 0': [['p * p', 'p']],
  'order of k * a + k * m * b + c: that of a + m * b': [
    ['2 * n + 4 * m', 'n + 2 * m'],
    ['6 - 2 * n - 4 * m', '-2 * m - n'],
    ['6 * n + 9 * m', '2 * n + 3 * m'],
    ['0.5 * n + 1.5 * m', 'n + 3 * m'],
    ['0.03 * bit + 0.05 * flag', '0.03 * bit + 0.05 * flag'],
  ],
};

describe.each<[Purpose, Readonly<Record<string, readonly Example[]>>]>([
  ['value', VALUE_EXAMPLES],
  ['order', ORDER_EXAMPLES],
])('for the purpose of %s', (purpose, examples) => {
  test.each(Object.entries(examples))('%s', (law, trees) => {
    const laws = new Set<string>();
    const simplified = trees.map(([before]) =>
      formatInfix(
        simplify(
          parseExpression(before),
          (name) => RANGES[name],
          purpose,
          (used) => laws.add(used),
        ),
      ),
    );
    expect(simplified).toEqual(trees.map(([, after]) => after));
    expect(laws).toContain(law);
  });
});

test('every law has an example', () => {
  expect([...Object.keys(VALUE_EXAMPLES), ...Object.keys(ORDER_EXAMPLES)].sort()).toEqual([...LAWS].sort());
});
