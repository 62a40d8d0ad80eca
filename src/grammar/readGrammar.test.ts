import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../base/inputError.ts';
import type { Grammar } from './grammar.ts';
import { GrammarError } from './grammarProblem.ts';
import { readGrammar } from './readGrammar.ts';
import type { Dialect } from './scanGrammar.ts';

describe('the dialect of PonyGE2', () => {
  test('has rules over several lines, comments, and any spaces around ::=', () => {
    const text = `
      # The first rule is the start.
      <e>::=<e><o><e>   # a sum
           | <v>
      <o>   ::=
        + | -           # not | *
      <v>::= x |
             y`;
    expect(productionsOf(text)).toEqual({ e: ['<e><o><e>', '<v>'], o: ['+', '-'], v: ['x', 'y'] });
  });

  test('keeps spaces inside a production and drops them at its ends', () => {
    expect(productionsOf('<e> ::=   <e> <e>  a   b   |  x  ')).toEqual({ e: ['<e> <e>  a   b', 'x'] });
  });

  test('keeps a line break inside a production, without the white space around it, and warns', () => {
    const text = '<e> ::= if (a)  \n\t  b  # why\n\n   c | x';
    expect(productionsOf(text)).toEqual({ e: ['if (a)\nb\nc', 'x'] });
    expect(readGrammar(text).warnings.map(({ code, line }) => [code, line])).toEqual([
      ['line-break', 2],
      ['line-break', 4],
    ]);
  });

  test('accepts named ranges if their lengths are given', () => {
    const text = '<x> ::= GE_RANGE:dataset_n_vars | GE_RANGE: 2';
    const { grammar } = readGrammar(text, { ranges: { dataset_n_vars: 3 } });
    expect(grammar.rules[0]!.productions).toHaveLength(5);
    expect(() => readGrammar(text)).toThrow('Line 1, column 9: GE_RANGE:dataset_n_vars is not a known range.');
  });

  test('does not read a mistyped rule name as text', () => {
    expect(() => readGrammar('<a> ::= x\nb ::= y')).toThrow(
      'Line 2, column 3: This ::= does not follow a name such as <name>.',
    );
    expect(() => readGrammar('<a> ::= x\n<c d> ::= z')).toThrow('Line 2, column 7: This ::=');
    expect(() => readGrammar('<a> ::= x\n<b ::= z')).toThrow('Line 2, column 4: This ::=');
    expect(productionsOf("<a> ::= x '::=' y")).toEqual({ a: ['x ::= y'] });
  });

  test('must be one of two', () => {
    expect(() => readGrammar('<a> ::= x', { dialect: 'antlr' as never })).toThrow('There is no dialect "antlr".');
  });

  test('takes quoted text literally, and joins it with its neighbours', () => {
    const text = `<e> ::= 'a|b' | "#" | " x " | 'say "hi"' | f'('"'" | '' | <e>""<e>`;
    expect(productionsOf(text)).toEqual({ e: ['a|b', '#', ' x ', 'say "hi"', "f('", '', '<e><e>'] });
    expect(symbolsOf(text).at(-2)).toEqual([{ kind: 'terminal', text: '' }]);
    expect(symbolsOf(text).at(-1)).toHaveLength(3);
  });

  test('reads a quoted name as text', () => {
    expect(symbolsOf(`<e> ::= '<e>'`)).toEqual([[{ kind: 'terminal', text: '<e>' }]]);
  });

  test('accepts the escapes of Python that a grammar can need, inside and outside quotes', () => {
    expect(productionsOf(String.raw`<e> ::= a\n | '\t\\n' | \x41\u00e9 | \d\ `)).toEqual({
      e: ['a\n', '\t\\n', 'Aé', '\\d\\'],
    });
  });

  test('expands a range', () => {
    expect(productionsOf('<e> ::= GE_RANGE:4 | x | GE_RANGE:1|')).toEqual({ e: ['0', '1', '2', '3', 'x', '0'] });
    expect(productionsOf(`<e> ::= 'GE_RANGE:4' | x GE_RANGE:4`)).toEqual({ e: ['GE_RANGE:4', 'x GE_RANGE:4'] });
  });

  test('accepts names with all kinds of letters, and a < that begins no name', () => {
    const text = '<a-b> ::= <c_1.x> < <c_1.x> | << | <a b>\n<c_1.x>::=<=|<|>';
    expect(productionsOf(text)).toEqual({ 'a-b': ['<c_1.x> < <c_1.x>', '<<', '<a b>'], 'c_1.x': ['<=', '<', '>'] });
    expect(symbolsOf(text)[0]!.map(({ kind }) => kind)).toEqual(['nonTerminal', 'terminal', 'nonTerminal']);
  });

  test('begins a rule wherever a name and ::= stand, unless in quotes', () => {
    expect(productionsOf(`<a> ::= <b> <b> ::= x '<c> ::= y'`)).toEqual({ a: ['<b>'], b: ['x <c> ::= y'] });
  });
});

describe('the dialect of GRAPE', () => {
  test('has no quotes, comments, escapes or ranges', () => {
    const text = `<e> ::= 'a' | "b" # c | \\n | GE_RANGE:3`;
    expect(productionsOf(text, 'grape')).toEqual({ e: ["'a'", '"b" # c', '\\n', 'GE_RANGE:3'] });
  });

  test('reads any run of white space as one space', () => {
    expect(productionsOf('<e> ::= f( <e>,\n\t <e>  )\n | x', 'grape')).toEqual({ e: ['f( <e>, <e> )', 'x'] });
  });

  test('accepts fewer names', () => {
    expect(symbolsOf('<e> ::= a <=> b', 'grape')).toEqual([[{ kind: 'terminal', text: 'a <=> b' }]]);
  });

  test('rejects a | at the end, which would be an empty text there', () => {
    expect(problemsOf('<e> ::= x |', 'grape')).toEqual([['empty-production', 1, 11]]);
  });
});

describe.each(['ponyge2', 'grape'] as const)('in the dialect %s', (dialect) => {
  test('accepts Windows line endings and a byte order mark', () => {
    const text = '<a> ::= x\n | <b>\n\n<b> ::= y z\n';
    const { grammar } = readGrammar(text, { dialect });
    expect(readGrammar(`\uFEFF${text.replaceAll('\n', '\r\n')}`, { dialect }).grammar).toEqual(grammar);
    expect(grammar.rules[1]).toMatchObject({ name: 'b', line: 4, column: 1 });
    expect(grammar.rules[0]!.productions[1]).toMatchObject({ line: 2, column: 4 });
  });

  test.each([
    ['<a> ::= <b>', ['undefined-name', 1, 9]],
    ['<a> ::= x\n<a> ::= y', ['duplicate-rule', 2, 1]],
    ['<a> ::= x || y', ['empty-production', 1, 11]],
    ['<a> ::= | y', ['empty-production', 1, 8]],
    ['<a> ::=\n<b> ::= x', ['empty-rule', 1, 8]],
    ['<a> ::= x | <b>\n  <b> ::= |\n', ['empty-rule', 2, 10]],
    ['', ['empty-grammar', 1, 1]],
    [' \n\n', ['empty-grammar', 1, 1]],
    ['\n  hello <a> ::= x', ['text-before-rule', 2, 3]],
    ['a | b', ['text-before-rule', 1, 1]],
    ['<a> := x', ['text-before-rule', 1, 1]],
    ['<a> ::= x | <b>\n<b> ::= <c>\n<c> ::= (<b>) | <c>', ['never-ends', 2, 1], ['never-ends', 3, 1]],
  ] as const)('%j is an error', (text, ...problems) => {
    expect(problemsOf(text, dialect)).toEqual(problems);
  });

  test('rejects more characters, rules or productions than the limit', () => {
    expect(problemsOf(`<a> ::= ${'x'.repeat(1_000_000)}`, dialect)).toEqual([['too-large', 1, 1]]);
    expect(problemsOf('<a> ::= x\n'.repeat(10_001), dialect)).toEqual([['too-large', 10_001, 1]]);
    expect(problemsOf(`<a> ::= ${'x|'.repeat(100_000)}x`, dialect)).toEqual([['too-large', 1, 200_008]]);
  });

  test.each([
    ['<a> ::= x\n<b> ::= <c>\n<c> ::= y', ['unreachable-rule', 2, 1], ['unreachable-rule', 3, 1]],
    ['<a> ::= x <a> | y | x <a>', ['repeated-production', 1, 21]],
    ['<a> ::= x | <a>', ['self-production', 1, 13]],
  ] as const)('%j gives a warning', (text, ...warnings) => {
    const found = readGrammar(text, { dialect }).warnings;
    expect(found.map(({ code, line, column }) => [code, line, column])).toEqual(warnings);
    expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  test('any text is read, or rejected with problems that have a place', () => {
    const pieces = fc.constantFrom(
      '<a>',
      '<b>',
      '::=',
      '|',
      ' ',
      '\n',
      '\r\n',
      '"',
      "'",
      '#',
      'GE_RANGE:',
      '7',
      'x',
      '\\',
      '<',
    );
    fc.assert(
      fc.property(fc.string({ unit: pieces, maxLength: 30 }), (text) => {
        const full = `<a> ::= ${text}`;
        for (const [, line, column] of problemsOf(full, dialect)) {
          expect(full.replaceAll('\r\n', '\n').split('\n')[line - 1]!.length).toBeGreaterThanOrEqual(column - 1);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('errors in the dialect of PonyGE2', () => {
  test.each([
    ['<a> ::= "x | y\n | z', ['unclosed-quote', 1, 9]],
    ["<a> ::= don't", ['unclosed-quote', 1, 12]],
    ['<a> ::= GE_RANGE:0', ['bad-range', 1, 9]],
    ['<a> ::= x | GE_RANGE:dataset_n_vars', ['bad-range', 1, 13]],
    ['<a> ::= GE_RANGE:4 x', ['bad-range', 1, 9]],
    ['<a> ::= GE_RANGE:10001', ['bad-range', 1, 9]],
    ['<a> ::= GE_GENERATE:dataset_eq', ['bad-range', 1, 9]],
    [`<a> ::= ${'GE_RANGE:10000|'.repeat(11)}`, ['too-large', 1, 144]],
  ] as const)('%j is an error', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  test('are sentences with the place and what may have been meant', () => {
    const text = '<start> ::= <eval>\n\n<eval> ::= <evla> | x\n<b> ::= y |\n<b> ::= z';
    const message = 'Line 3, column 12: <evla> is not defined. Did you mean <eval>? (and 1 more error)';
    expect(() => readGrammar(text)).toThrow(message);
    expect(errorOf(text)).toBeInstanceOf(InputError);
    expect(errorOf(text)!.code).toBe('grammar-undefined-name');
    const problems = errorOf(text)!.problems.map((problem) => problem.message);
    expect(problems[1]).toBe('Line 5, column 1: <b> is already defined on line 4. Join the two with |, or rename one.');
  });

  test('do not cause further errors', () => {
    expect(problemsOf('<a> ::= <b> | "\n<c> ::= |\n<d> ::= <b><c>')).toEqual([
      ['undefined-name', 1, 9],
      ['unclosed-quote', 1, 15],
      ['empty-rule', 2, 8],
      ['undefined-name', 3, 9],
    ]);
  });
});

describe('the grammars of the thesis', () => {
  const [large, small, index] = ['8x8', '6x6', '6x6-index'].map((name) => {
    const text = readFileSync(new URL(`../../grammars/thesis-${name}.bnf`, import.meta.url), 'utf8');
    return productionsOf(text);
  });

  test('have the productions of Greaney (2026), Appendix B, in their order', () => {
    expect(large).toEqual({
      position_eval: ['<eval>'],
      eval: ['<op>', '<feature>', '<constant>', 'if_(<condition>, <eval>, <eval>)'],
      condition: ['greater_than_or_equal(<eval>, <eval>)', 'less_than_or_equal(<eval>, <eval>)'],
      op: [
        ...['add', 'sub', 'mul', 'pdiv', 'max_', 'min_'].map((name) => `${name}(<eval>, <eval>)`),
        ...['neg', 'abs_'].map((name) => `${name}(<eval>)`),
      ],
      feature: Array.from({ length: 75 }, (_, feature) => `x[${feature}]`),
      constant: '-10.0 -5.0 -2.0 -1.0 -0.5 -0.1 0.0 0.1 0.5 1.0 2.0 5.0 10.0'.split(' '),
    });
    expect(Object.keys(large!)).toEqual(['position_eval', 'eval', 'condition', 'op', 'feature', 'constant']);
  });

  test('differ on 6x6 only in their features, including the missing one', () => {
    expect(small).toEqual({ ...large, feature: large!['feature']!.slice(0, 48) });
  });

  test('have conditions above the evaluations only where moves are chosen by index', () => {
    const { position_eval: _, ...rest } = small!;
    expect(index).toEqual({
      strategy: ['<move_selection>'],
      move_selection: ['<eval>', 'if_(<condition>, <move_selection>, <move_selection>)'],
      ...rest,
      eval: ['<op>', '<feature>', '<constant>'],
    });
    expect(Object.keys(index!)[0]).toBe('strategy');
  });
});

/** The productions by rule, with non-terminals in brackets. */
function productionsOf(text: string, dialect: Dialect = 'ponyge2'): Record<string, string[]> {
  const { grammar } = readGrammar(text, { dialect });
  return Object.fromEntries(grammar.rules.map((rule) => [rule.name, rule.productions.map((p) => textOf(grammar, p))]));
}

function textOf(grammar: Grammar, { symbols }: Grammar['rules'][number]['productions'][number]): string {
  return symbols
    .map((symbol) => (symbol.kind === 'terminal' ? symbol.text : `<${grammar.rules[symbol.rule]!.name}>`))
    .join('');
}

/** The symbols of the productions of the first rule. */
function symbolsOf(
  text: string,
  dialect: Dialect = 'ponyge2',
): Grammar['rules'][number]['productions'][number]['symbols'][] {
  return readGrammar(text, { dialect }).grammar.rules[0]!.productions.map(({ symbols }) => symbols);
}

function errorOf(text: string, dialect: Dialect = 'ponyge2'): GrammarError | undefined {
  try {
    readGrammar(text, { dialect });
    return undefined;
  } catch (error) {
    if (error instanceof GrammarError) return error;
    throw error;
  }
}

function problemsOf(
  text: string,
  dialect: Dialect = 'ponyge2',
): (readonly [code: string, line: number, column: number])[] {
  return (errorOf(text, dialect)?.problems ?? []).map(({ code, line, column }) => [code, line, column]);
}
