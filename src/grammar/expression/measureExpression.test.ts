import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyExpression } from '../../../test/anyExpression.ts';
import { formatExpression } from './formatExpression.ts';
import { inputsOf, measureExpression } from './measureExpression.ts';
import { parseExpression } from './parseExpression.ts';

test('a leaf has one node and one level', () => {
  expect(measureExpression(parseExpression('1'))).toEqual({
    size: 1,
    depth: 1,
    constants: 1,
    conditionals: 0,
    inputs: [],
  });
  expect(inputsOf(parseExpression('own.men'))).toEqual(['own.men']);
});

test('a comparison counts as a node and a level', () => {
  expect(measureExpression(parseExpression('if(c >= -a, b, a * 2)'))).toEqual({
    size: 9,
    depth: 4,
    constants: 1,
    conditionals: 1,
    inputs: ['c', 'a', 'b'],
  });
});

test('the measures agree with the text: names, numbers and parentheses', () => {
  fc.assert(
    fc.property(anyExpression(['a', 'b', 'x[3]']), (tree) => {
      const text = formatExpression(tree);
      const { size, depth, constants, conditionals, inputs } = measureExpression(tree);
      const words = text.match(/[^(), ]+/g)!;
      expect(size).toBe(words.length);
      expect(depth).toBe(1 + deepestNesting(text));
      expect(constants).toBe(words.filter((word) => /^-?\d/.test(word)).length);
      expect(conditionals).toBe(words.filter((word) => word === 'if_').length);
      expect(inputs).toEqual([...new Set(words.filter((word) => /^(a|b|x\[3\])$/.test(word)))]);
    }),
  );
});

function deepestNesting(text: string): number {
  let level = 0;
  let deepest = 0;
  for (const letter of text) {
    if (letter === '(') level++;
    if (letter === ')') level--;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}
