import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyExpression } from '../../../test/anyExpression.ts';
import { binary } from './expression.ts';
import type { ChangePiece } from './expressionChange.ts';
import { expressionChange } from './expressionChange.ts';
import { formatInfix } from './formatExpression.ts';
import { parseExpression } from './parseExpression.ts';

const tree = anyExpression(['a', 'b', 'own.men']);

describe('the change from one expression to another', () => {
  test('reads as either of them without the marks of the other', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        const pieces = expressionChange(before, after);
        expect(textOf(pieces, 'gone')).toBe(formatInfix(before));
        expect(textOf(pieces, 'new')).toBe(formatInfix(after));
      }),
      { numRuns: 500 },
    );
  });

  test('is empty if they are the same', () => {
    fc.assert(
      fc.property(tree, (one) => {
        expect(expressionChange(one, one)).toEqual([{ kind: 'same', text: formatInfix(one) }]);
      }),
    );
  });

  test('finds operations that were wrapped around an expression or removed, and nothing else', () => {
    fc.assert(
      fc.property(tree, tree, (inner, other) => {
        const outer = binary('max', other, inner);
        expect(expressionChange(inner, outer).some(({ kind }) => kind === 'gone')).toBe(false);
        expect(expressionChange(outer, inner).some(({ kind }) => kind === 'new')).toBe(false);
      }),
    );
  });

  test.each([
    ['a + b', 'a - b', 'a{ + b}[ - b]'],
    ['own.men', '2 * own.men', '[2 * ]own.men'],
    ['2 * own.men', 'own.men', '{2 * }own.men'],
    ['a + b', '(a + b) * c', '[(]a + b[) * c]'],
    ['max(a, b + 1)', 'max(a, c)', 'max(a, {b + 1}[c])'],
    ['if(a > b, a, 1)', 'if(a > b, a, -1)', 'if(a > b, a, {1}[-1])'],
    ['a', 'b', '{a}[b]'],
  ])('from %s to %s', (before, after, marked) => {
    const pieces = expressionChange(parseExpression(before), parseExpression(after));
    expect(textOf(pieces, 'gone')).toBe(before);
    expect(textOf(pieces, 'new')).toBe(after);
    const text = pieces.map(({ kind, text: part }) =>
      kind === 'same' ? part : kind === 'new' ? `[${part}]` : `{${part}}`,
    );
    expect(text.join('')).toBe(marked);
  });
});

/** The expression made of the pieces of one side. */
function textOf(pieces: readonly ChangePiece[], side: 'new' | 'gone'): string {
  return pieces
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ text }) => text)
    .join('');
}
