import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGrammar } from '../../test/anyGrammar.ts';
import { InputError } from '../base/inputError.ts';
import { formatGrammar } from './formatGrammar.ts';
import type { Grammar } from './grammar.ts';
import { readGrammar } from './readGrammar.ts';

describe('formatGrammar', () => {
  test('writes plain texts plainly, and wraps long rules before a |', () => {
    const text = `<sum> ::= <sum> + <digit> | <digit>\n<digit> ::= GE_RANGE:40`;
    const lines = formatGrammar(readGrammar(text).grammar).split('\n');
    expect(lines.slice(0, 2)).toEqual([
      '<sum> ::= <sum> + <digit> | <digit>',
      expect.stringMatching(/^<digit> ::= 0 \| 1 /),
    ]);
    expect(lines[2]).toMatch(/^ {2}\| \d+ \| /);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('quotes text that would be misread', () => {
    const quoted = [
      `'a|b'`,
      `"it's"`,
      `'#'`,
      `' x'`,
      `''`,
      `'GE_RANGE:3'`,
      `'<a>'`,
      `'"'"'"`,
      `'\\n\\\\'`,
      `<a>' ::='`,
    ];
    const text = `<a> ::= ${quoted.join(' | ')}\n`;
    expect(formatGrammar(readGrammar(text).grammar)).toBe(text);
  });

  test('what it writes for PonyGE2 reads back to the same grammar', () => {
    fc.assert(
      fc.property(anyGrammar, (grammar) => {
        expect(withoutPlaces(readGrammar(formatGrammar(grammar)).grammar)).toEqual(withoutPlaces(grammar));
      }),
      { numRuns: 500 },
    );
  });

  test('what it writes for GRAPE reads back to the same grammar, or it throws', () => {
    let written = 0;
    fc.assert(
      fc.property(anyGrammar, (grammar) => {
        const text = formatOrRefuse(grammar);
        if (text === undefined) return;
        written++;
        expect(withoutPlaces(readGrammar(text, { dialect: 'grape' }).grammar)).toEqual(withoutPlaces(grammar));
      }),
      { numRuns: 2000 },
    );
    expect(written).toBeGreaterThan(20);
  });

  test.each(['a|b', '', ' a', 'a ', 'a  b', 'a\tb', '<a>', 'a ::= b'])('cannot write %j for GRAPE', (terminal) => {
    const { grammar } = readGrammar(`<a> ::= '${terminal}'`);
    expect(() => formatGrammar(grammar, { dialect: 'grape' })).toThrow(InputError);
  });
});

function formatOrRefuse(grammar: Grammar): string | undefined {
  try {
    return formatGrammar(grammar, { dialect: 'grape' });
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return undefined;
  }
}

function withoutPlaces({ rules }: Grammar): Grammar {
  const nowhere = { line: 0, column: 0 };
  return {
    rules: rules.map((rule) => ({
      ...rule,
      ...nowhere,
      productions: rule.productions.map((production) => ({ ...production, ...nowhere })),
    })),
  };
}
