import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRangedExpression, sampleValues } from '../../../test/anyRangedExpression.ts';
import { parseExpression } from './parseExpression.ts';
import type { Range } from './range.ts';
import { ANY_NUMBER, wholeRange } from './range.ts';
import { rangeOf } from './rangeOf.ts';

const RANGES: Readonly<Record<string, Range>> = {
  x: wholeRange(0, 12),
  y: wholeRange(-2, 2),
  p: wholeRange(3, 5),
  wide: wholeRange(0, 2 ** 53),
  half: { low: -1, high: 1.5, step: 0.5, canBeNaN: false },
  fraction: { low: 0, high: 1, step: 0, canBeNaN: false },
  holey: { low: 0, high: 12, step: 1, canBeNaN: true },
  open: { low: 0, high: Infinity, step: 1, canBeNaN: false },
  huge: { low: 0, high: Number.MAX_VALUE, step: 0, canBeNaN: false },
  tiny: { low: 0, high: 2 ** -600, step: 2 ** -700, canBeNaN: false },
};

function rangeOfText(text: string): Range {
  return rangeOf(parseExpression(text), (name) => RANGES[name]);
}

test('every value of any tree lies in its range and is a multiple of its step, as are the bounds', () => {
  fc.assert(
    fc.property(anyRangedExpression(), (ranged) => {
      const range = rangeOf(ranged.tree, (name) => ranged.ranges[name]);
      const values = [...sampleValues(ranged.tree, ranged), range.low, range.high];
      expect(values.filter((value) => !isIn(range, value))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

describe('the range is as narrow as possible', () => {
  test.each<[string, number, number, number]>([
    ['7', 7, 7, 1],
    ['-12', -12, -12, 4],
    ['x', 0, 12, 1],
    ['-x', -12, 0, 1],
    ['abs(y)', 0, 2, 1],
    ['abs(-p)', 3, 5, 1],
    ['x + y', -2, 14, 1],
    ['x - y', -2, 14, 1],
    ['x - x', 0, 0, 1],
    ['x + half', -1, 13.5, 0.5],
    ['x * y', -24, 24, 1],
    ['y * y', 0, 4, 1],
    ['half * half', 0, 2.25, 0.25],
    ['2 * x', 0, 24, 2],
    ['0.5 * x', 0, 6, 0.5],
    ['x / 4', 0, 3, 0.25],
    ['x / y', -12, 12, 0.5],
    ['x / p', 0, 4, 0],
    ['x / x', 1, 1, 1],
    ['x / 0', 1, 1, 1],
    ['unknown / 0', 1, 1, 1],
    ['1 / half', -2, 2, 0],
    ['max(x, p)', 3, 12, 1],
    ['min(x, p)', 0, 5, 1],
    ['max(x, 0.5)', 0.5, 12, 0.5],
    ['wide + wide', 0, 2 ** 54, 1],
    ['wide - 0.5', -0.5, 2 ** 53, 0.5],
    ['tiny * tiny', 0, 0, 0],
    ['fraction + 1', 1, 2, 0],
    ['if(x > y, p, x)', 0, 5, 1],
    ['if(x > 3, x, 4)', 4, 12, 1],
    ['if(x <= 3, x, 3)', 0, 3, 1],
    ['if(5 > x, x, 0)', 0, 4, 1],
    ['if(half > 0.2, half, 1)', 0.5, 1.5, 0.5],
    ['if(x > 20, 100, p)', 3, 5, 1],
    ['if(x >= 0, p, 100)', 3, 5, 1],
    ['if(x > 3, if(x < 5, x, 4), 4)', 4, 4, 1],
    ['if(x + y > 3, x + y, 4)', 4, 14, 1],
    ['if(unknown > 3, if(unknown < 5, unknown, 4), 4)', 3, 5, 0],
    ['if(holey >= 1, holey, 1)', 1, 12, 1],
  ])('%s', (text, low, high, step) => {
    const range = rangeOfText(text);
    expect([range.low + 0, range.high + 0, range.step]).toEqual([low, high, step]);
    expect(range.canBeNaN).toBe(false);
  });
});

describe('NaN and infinities', () => {
  test.each([
    'holey',
    'unknown',
    'open - open',
    'open + -open',
    '0 * open',
    'open / open',
    'x / holey',
    'holey / x',
    'max(x, holey)',
    'if(x > holey, 1, holey)',
    '(huge + huge) - (huge + huge)',
    'abs(unknown) * 0',
  ])('%s can be NaN', (text) => {
    expect(rangeOfText(text).canBeNaN).toBe(true);
  });

  test.each(['open + open', 'p * open', 'x / open', 'open * open', 'huge + huge', 'huge - huge', '1 / fraction'])(
    '%s cannot be NaN',
    (text) => {
      expect(rangeOfText(text).canBeNaN).toBe(false);
    },
  );

  test.each(['huge + 1e300', 'huge * 2', 'open + 1', 'huge / 0.1', '1 / fraction'])('%s can overflow', (text) => {
    expect(rangeOfText(text).high).toBe(Infinity);
  });

  test('an input without a range can be any number', () => {
    expect(rangeOfText('unknown')).toEqual(ANY_NUMBER);
  });
});

test.each<Range>([
  wholeRange(2, 1),
  { low: 0.2, high: 0.8, step: 1, canBeNaN: false },
  { low: Number.NaN, high: 1, step: 1, canBeNaN: false },
  { low: 0, high: 9, step: 3, canBeNaN: false },
])('rejects a range without values or whose step is not a power of two: %j', (range) => {
  expect(() => rangeOf(parseExpression('x'), () => range)).toThrow(RangeError);
});

function isIn({ low, high, step, canBeNaN }: Range, value: number): boolean {
  if (Number.isNaN(value)) return canBeNaN;
  return value >= low && value <= high && (step === 0 || !Number.isFinite(value) || Math.abs(value % step) === 0);
}
