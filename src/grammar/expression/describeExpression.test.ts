import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyExpression } from '../../../test/anyExpression.ts';
import type { Words } from './expressionPhrase.ts';
import { describeWishes } from './describeExpression.ts';
import { evaluateExpression } from './evaluateExpression.ts';
import type { Expression } from './expression.ts';
import { binary, constant, input } from './expression.ts';
import { parseExpression } from './parseExpression.ts';

const WORDS: Readonly<Record<string, Words>> = {
  'own.eggs': {
    ...plain('own eggs'),
    kind: 'count',
    less: 'fewer own eggs',
    rival: {
      name: 'other.eggs',
      more: "more own eggs than the neighbour's",
      less: "fewer own eggs than the neighbour's",
    },
  },
  'other.eggs': { ...plain("eggs of the neighbour's"), kind: 'count', less: "fewer eggs of the neighbour's" },
  nest: { phrase: 'nest', kind: 'flag', more: 'a nest', less: 'no nest' },
  warmth: plain('warmth'),
  noise: plain('noise'),
};

function plain(phrase: string): Words {
  return { phrase, kind: 'amount', more: `more ${phrase}`, less: `less ${phrase}` };
}

const IT = { subject: 'it', thing: 'nest site' };

const PHRASES = Array.from({ length: 9 }, (_, index) => `x[${index}]`);

test.each([
  ['own.eggs', 'It wants more own eggs.'],
  ['neg(own.eggs)', 'It wants fewer own eggs.'],
  ['-warmth', 'It wants less warmth.'],
  ['warmth + noise', 'It wants more warmth and more noise.'],
  ['3 * warmth - noise / 2', 'It wants more warmth (weight 3) and less noise (weight 0.5).'],
  ['own.eggs - other.eggs', "It wants more own eggs than the neighbour's."],
  [
    '2 * (other.eggs - own.eggs) + warmth',
    "It wants fewer own eggs than the neighbour's (weight 2) and more warmth (weight 1).",
  ],
  ['own.eggs - 2 * other.eggs', "It wants fewer eggs of the neighbour's (weight 2) and more own eggs (weight 1)."],
  ['warmth * noise', 'It wants a high value of (warmth times noise).'],
  ['-(warmth / noise)', 'It wants a low value of (warmth divided by noise (1 where that is 0)).'],
  ['abs(warmth - noise)', 'It wants a high value of (the difference between warmth and noise).'],
  ['max(warmth, noise)', 'It wants a high value of (the larger of warmth and noise).'],
  ['min(2, warmth)', 'It wants a high value of (warmth, but never above 2).'],
  ['0 * warmth + noise', 'It wants more noise.'],
  ['7', 'It likes every nest site alike.'],
  [
    'if(own.eggs >= 3, warmth, noise)',
    'If there are at least 3 own eggs, it wants more warmth; otherwise it wants more noise.',
  ],
  ['if(2 > warmth, warmth, 1)', 'If warmth is less than 2, it wants more warmth; otherwise the score is 1.'],
  [
    'if(own.eggs < warmth, 1, noise)',
    'If own eggs are less than warmth, the score is 1; otherwise it wants more noise.',
  ],
  [
    'if(own.eggs >= other.eggs, 1, 0)',
    "It likes nest sites where there are at least as many own eggs as eggs of the neighbour's.",
  ],
  ['if(own.eggs < 1, 1, 3)', 'It dislikes nest sites where there are no own eggs.'],
  ['if(own.eggs > 0, warmth, noise)', 'If there are own eggs, it wants more warmth; otherwise it wants more noise.'],
  ['if(own.eggs <= 1.5, 1, 0)', 'It likes nest sites where there are fewer than 2 own eggs.'],
  ['if(nest >= 1, 1, 0)', 'It likes nest sites where there is a nest.'],
  ['if(nest <= 0.5, 1, 0)', 'It likes nest sites where there is no nest.'],
  [
    'if(nest >= 1, if(own.eggs >= 2, warmth, noise), -warmth)',
    'If there is no nest, it wants less warmth; otherwise, if there are at least 2 own eggs, it wants more warmth; ' +
      'otherwise it wants more noise.',
  ],
  [
    'if(nest >= 1, if(own.eggs >= 2, warmth, noise), if(noise >= 2, warmth, 3))',
    'If there is a nest, (if there are at least 2 own eggs, it wants more warmth; otherwise it wants more noise); ' +
      'otherwise, if noise is at least 2, it wants more warmth; otherwise the score is 3.',
  ],
  [
    'if(nest >= 1, warmth + 1000, warmth)',
    'If there is a nest, it wants more warmth, and scores 1000 more; otherwise it wants more warmth.',
  ],
  [
    'if(nest >= 1, 2 * warmth, 3 * warmth - 1)',
    'If there is a nest, it wants more warmth (weight 2); otherwise it wants more warmth (weight 3), ' +
      'and scores 1 less.',
  ],
  [
    'if(noise >= 3, 2, if(nest >= 1, 5, 0))',
    'If noise is at least 3, the score is 2; otherwise, if there is a nest, the score is 5; otherwise the score is 0.',
  ],
  [
    'noise * (if(nest >= 1, 5, warmth) + 2)',
    'It wants a high value of (noise times ((5 if there is a nest, otherwise warmth) plus 2)).',
  ],
  [
    'noise * (max(warmth, 3) + noise)',
    'It wants a high value of (noise times ((warmth, but never below 3) plus noise)).',
  ],
  [
    'if(if(nest >= 1, 5, 3) >= noise, 1, 0)',
    'It likes nest sites where (5 if there is a nest, otherwise 3) is at least noise.',
  ],
  [
    '0.1 * own.eggs + (0.2 * warmth + 0.1 * own.eggs) - 0.1 * other.eggs',
    "It wants more own eggs (weight 0.2), more warmth (weight 0.2) and fewer eggs of the neighbour's (weight 0.1).",
  ],
  ['warmth / 4 + warmth / 4', 'It wants more warmth.'],
])('%s: %s', (text, sentence) => {
  expect(describeWishes(parseExpression(text), IT, (name) => WORDS[name]!)).toBe(sentence);
});

test('long phrases are shortened', () => {
  const product = parseExpression(PHRASES.join(' * '));
  expect(describeWishes(product, IT, plain)).toBe('It wants a high value of a mixture of x[0], x[1], x[2] and 6 more.');
  const sum = parseExpression(PHRASES.map((name, index) => `${9 - index} * ${name}`).join(' + '));
  expect(describeWishes(sum, IT, plain)).toMatch(
    /^It wants more x\[0\] \(weight 9\), .*x\[4\] \(weight 5\) and 4 more\.$/,
  );
});

test('the weights in the sentence reproduce the sum', () => {
  const names = ['x[0]', 'x[1]', 'x[2]', 'x[3]'];
  const weight = fc.integer({ min: -9, max: 9 });
  const anySum = fc.array(fc.tuple(fc.constantFrom(...names), weight), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(anySum, fc.array(weight, { minLength: 4, maxLength: 4 }), (parts, values) => {
      const sum = parts.reduce<Expression>((rest, [name, factor]) => {
        return binary('add', rest, binary('mul', constant(factor), input(name)));
      }, constant(0));
      const sentence = describeWishes(sum, IT, plain);
      const wishes = [...sentence.matchAll(/(more|less) (x\[\d\])(?: \(weight (\d+)\))?/g)];
      const told = (name: string): number => {
        const [, amount, , size] = wishes.find((wish) => wish[2] === name) ?? [];
        return amount === undefined ? 0 : (amount === 'more' ? 1 : -1) * Number(size ?? 1);
      };
      const value = evaluateExpression(sum, (name) => values[names.indexOf(name)]!);
      const retold = names.reduce((total, name, index) => total + told(name) * values[index]!, 0);
      // If all weights are equal, the sentence does not mention them.
      if (sentence.includes('weight')) expect(retold).toBe(value);
      else expect(Math.sign(retold)).toBe(Math.sign(value));
    }),
  );
});

test('any expression gives one sentence of bounded length', () => {
  fc.assert(
    fc.property(anyExpression(PHRASES), (tree) => {
      const sentence = describeWishes(tree, IT, plain);
      expect(sentence).toMatch(/^(It|If) [^\n]*\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      expect(sentence.length).toBeLessThan(3000);
    }),
  );
});
