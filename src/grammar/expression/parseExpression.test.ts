import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../base/inputError.ts';
import type { Expression } from './expression.ts';
import { binary, comparison, conditional, constant, input, unary } from './expression.ts';
import { measureExpression } from './measureExpression.ts';
import { EXPRESSION_LIMITS, parseExpression } from './parseExpression.ts';

const a = input('a');
const b = input('b');
const c = input('c');

describe('the notation of the original', () => {
  test('is parsed unchanged', () => {
    expect(parseExpression('mul(x[73], x[24])')).toEqual(binary('mul', input('x[73]'), input('x[24]')));
    expect(parseExpression('1.0')).toEqual(constant(1));
    expect(parseExpression('-0.5')).toEqual(constant(-0.5));
    const text = 'if_(greater_than_or_equal(x[1], neg(x[2])), max_(0.1, x[3]), abs_(pdiv(x[4], 2.0)))';
    expect(parseExpression(text)).toEqual(
      conditional(
        comparison('>=', input('x[1]'), unary('neg', input('x[2]'))),
        binary('max', constant(0.1), input('x[3]')),
        unary('abs', binary('div', input('x[4]'), constant(2))),
      ),
    );
  });

  test.each([
    ['add', 'add'],
    ['sub', 'sub'],
    ['mul', 'mul'],
    ['pdiv', 'div'],
    ['div', 'div'],
    ['max_', 'max'],
    ['max', 'max'],
    ['min_', 'min'],
    ['min', 'min'],
  ] as const)('%s is %s', (name, operator) => {
    expect(parseExpression(`${name}(a, b)`)).toEqual(binary(operator, a, b));
  });

  test.each([
    ['greater_than_or_equal', '>='],
    ['less_than_or_equal', '<='],
    ['greater_than', '>'],
    ['less_than', '<'],
  ] as const)('%s is %s', (name, relation) => {
    const expected = conditional(comparison(relation, a, b), a, b);
    expect(parseExpression(`if_(${name}(a, b), a, b)`)).toEqual(expected);
    expect(parseExpression(`if(a${relation}b, a, b)`)).toEqual(expected);
  });
});

describe('infix notation', () => {
  test.each<[string, Expression]>([
    ['a - b - c', binary('sub', binary('sub', a, b), c)],
    ['a - (b - c)', binary('sub', a, binary('sub', b, c))],
    ['a + b * c', binary('add', a, binary('mul', b, c))],
    ['(a + b) * c', binary('mul', binary('add', a, b), c)],
    ['a / b / c', binary('div', binary('div', a, b), c)],
    ['-a * b', binary('mul', unary('neg', a), b)],
    ['a * -b', binary('mul', a, unary('neg', b))],
    ['a - 1', binary('sub', a, constant(1))],
    ['a -1', binary('sub', a, constant(1))],
    ['a - -1', binary('sub', a, constant(-1))],
    ['- 1', constant(-1)],
    ['-(1)', unary('neg', constant(1))],
    ['--1', unary('neg', constant(-1))],
    ['--a', unary('neg', unary('neg', a))],
    ['-0', constant(-0)],
    ['abs(-a)', unary('abs', unary('neg', a))],
    ['if((a >= b), b, c)', conditional(comparison('>=', a, b), b, c)],
    ['if(a + 1 < b * 2, b, c)', conditional(comparison('<', parseExpression('a + 1'), parseExpression('b * 2')), b, c)],
    ['\ta\r\n+\nb ', binary('add', a, b)],
  ])('%s', (text, tree) => {
    expect(parseExpression(text)).toEqual(tree);
  });

  test.each([
    ['own.men', 'own.men'],
    ['x [ 73 ]', 'x[73]'],
    ['x[007]', 'x[7]'],
    ['x[0]', 'x[0]'],
    ['square[12]', 'square[12]'],
    ['_a1.b_2[3]', '_a1.b_2[3]'],
    ['max', 'max'],
  ])('%s is the input %s', (text, name) => {
    expect(parseExpression(text)).toEqual(input(name));
  });

  test.each([
    ['1', 1],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1000],
    ['1.5E-3', 0.0015],
    ['1e+16', 1e16],
    ['1e-400', 0],
    ['1.7976931348623157e308', Number.MAX_VALUE],
  ])('%s is a number', (text, value) => {
    expect(parseExpression(text)).toEqual(constant(value));
  });
});

describe('errors say what is wrong and where', () => {
  test.each([
    [
      '',
      'expression-syntax',
      'Expected a number, an input, a function or "(", not the end of the text, at column 1: >>>',
    ],
    ['a b', 'expression-syntax', 'Expected an operator or the end, not "b", at column 3: a >>>b'],
    ['a constructor b', 'expression-syntax', 'not "constructor", at column 3'],
    ['\n', 'expression-syntax', 'at column 1: >>>'],
    ['2x', 'expression-syntax', 'Expected an operator or the end, not "x", at column 2: 2>>>x'],
    ['add(a b)', 'expression-syntax', 'Expected an operator, "," or ")", not "b", at column 7: add(a >>>b)'],
    ['add(a, b', 'expression-syntax', 'not the end of the text, at column 9'],
    ['(a + b', 'expression-syntax', 'Expected an operator or ")"'],
    ['a + b)', 'expression-syntax', 'not ")", at column 6'],
    ['add(a,, b)', 'expression-syntax', 'not ",", at column 7'],
    ['a ** b', 'expression-syntax', 'not "*", at column 4'],
    ['a = b', 'expression-syntax', 'not "=", at column 3'],
    ['a; b', 'expression-syntax', 'not ";", at column 2'],
    ['x[1.5]', 'expression-syntax', 'Expected a whole number as index, not "1.5", at column 3'],
    ['x[1', 'expression-syntax', 'Expected "]", not the end of the text'],
    ['x[1](2)', 'expression-syntax', 'not "(", at column 5'],
    ['own..men', 'expression-syntax', 'not ".", at column 4'],
    ['<eval>', 'expression-syntax', 'not "<", at column 1'],
    ['a +\nb +\n  * c', 'expression-syntax', 'at line 3, column 3: a + b +   >>>* c'],
    ['a + \u001b[31m', 'expression-syntax', 'not " ", at column 5: a + >>> [31m'],
    ['maxx(a, b)', 'expression-unknown-function', 'There is no function "maxx" (try max_), at column 1: >>>maxx(a, b)'],
    ['greater_than_equal(a, b)', 'expression-unknown-function', '(try greater_than_or_equal)'],
    ['constructor(a)', 'expression-unknown-function', 'the functions are add, sub, mul'],
    ['max_(a)', 'expression-arguments', 'max_ takes 2 arguments, not 1, at column 1'],
    ['neg(a, b)', 'expression-arguments', 'neg takes 1 argument, not 2'],
    ['abs()', 'expression-arguments', 'abs takes 1 argument, not 0'],
    ['if(a >= b, c)', 'expression-arguments', 'if takes 3 arguments, not 2'],
    ['a >= b', 'expression-type', 'A comparison is not a number'],
    [
      '1 + greater_than(a, b)',
      'expression-type',
      'A comparison is not a number: use it only as the first argument of if, at column 5',
    ],
    ['if(a < b < c, a, b)', 'expression-type', 'A comparison is not a number'],
    ['-(a < b)', 'expression-type', 'A comparison is not a number'],
    ['if(a >= b, a >= b, c)', 'expression-type', 'at column 12'],
    [
      'if(a, b, c)',
      'expression-type',
      'A number is not a comparison: the first argument of if must compare two numbers',
    ],
    ['1e999', 'expression-number', 'This number is too large, at column 1'],
    ['-1e999', 'expression-number', 'This number is too large, at column 2'],
    ['a + nan', 'expression-number', '"nan" is not allowed: constants must be finite, at column 5'],
    ['-inf', 'expression-number', '"inf" is not allowed'],
    ['Infinity', 'expression-number', '"Infinity" is not allowed'],
  ])('%s', (text, code, message) => {
    expect(complaint(text)).toMatchObject({ code, message: expect.stringContaining(message) as unknown });
  });

  test('an error in a long text shows only the surroundings', () => {
    const { message } = complaint(`${'a + '.repeat(20)}; + ${'b + '.repeat(20)}`);
    expect(message).toContain('column 81: ...a + a + a + a + a + >>>; + b + b + b + b + ...');
  });

  test('an endless name is not repeated in full', () => {
    expect(complaint(`${'f'.repeat(90_000)}(a)`).message.length).toBeLessThan(400);
  });
});

describe('limits', () => {
  test.each([
    ['opening parentheses', '('.repeat(100_000)],
    ['nested parentheses', `${'('.repeat(49_999)}a${')'.repeat(49_999)}`],
    ['calls', 'neg('.repeat(25_000)],
    ['signs', `${'-'.repeat(99_999)}a`],
    ['a long sum', `a${'+a'.repeat(49_999)}`],
    ['a long product', `a${'*a'.repeat(49_999)}`],
    ['chained brackets', 'abs(-('.repeat(16_000)],
  ])('%s too deep are rejected', (_, text) => {
    expect(complaint(text)).toMatchObject({
      code: 'expression-too-deep',
      message: expect.stringContaining('100') as unknown,
    });
  });

  test('too many characters are rejected', () => {
    expect(complaint(' '.repeat(100_001))).toMatchObject({ code: 'expression-too-long' });
    expect(parseExpression(`${' '.repeat(99_999)}1`)).toEqual(constant(1));
  });

  test('the deepest allowed tree is read in every notation, one level more is rejected', () => {
    const { depth } = EXPRESSION_LIMITS;
    for (const [open, close] of [
      ['neg(', ')'],
      ['-(', ')'],
      ['-', ''],
      ['1 - (', ')'],
      ['max(1, ', ')'],
    ] as const) {
      const nested = (levels: number): string => `${open.repeat(levels)}a${close.repeat(levels)}`;
      expect(measureExpression(parseExpression(nested(depth - 1))).depth).toBe(depth);
      expect(complaint(nested(depth))).toMatchObject({ code: 'expression-too-deep' });
    }
  });

  test('can be set', () => {
    expect(() => parseExpression('a + b', { characters: 4 })).toThrow('at most 4');
    expect(() => parseExpression('a + b', { depth: 1 })).toThrow('deeper than 1');
    expect(parseExpression(`a${'+a'.repeat(500)}`, { depth: 501 })).toBeDefined();
  });
});

test('any text is parsed or rejected with an InputError', () => {
  const pieces = fc.constantFrom(
    ...'( ) [ ] , + - * / < > <= >= = . 1 0.5 1e9 x x[3] own.men max_ if neg é \n'.split(' '),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 30 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (tried) => {
      try {
        expect(measureExpression(parseExpression(tried)).size).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
    { numRuns: 1000 },
  );
});

function complaint(text: string): InputError {
  try {
    parseExpression(text);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error(`"${text.slice(0, 100)}" was read`);
}
