import { describe, expect, test } from 'vitest';
import { playedStrategy } from './playedStrategy.ts';
import { countingNet } from '../../test/netOf.ts';
import { formatNet } from '../evaluators/netText.ts';
import { ENGLISH, variantNamed } from '../rules/variant.ts';
import { readableStrategy } from './readableStrategy.ts';
import { shownSentences, shownSizes, shownText, shownTree } from './shownStrategy.ts';

describe('a strategy as it is shown', () => {
  test('keeps the scale that was evolved, in its expression and in its sentences', () => {
    const { expression, sentences } = shown('expression:mode=settled,5 * (own.men - opponent.men) + 0.25 * own.holes');
    expect(expression).toBe('5 * (own.men - opponent.men) + 0.25 * own.holes');
    expect(sentences).toEqual([
      'It wants more own men than opposing ones (weight 5) and more holes among own pieces (weight 0.25).',
      'It plays out all captures before it judges a position.',
    ]);
  });

  test('tells what each side wants where whose turn it is matters', () => {
    expect(shown('expression:mul(x[74], x[72]),mode=position').sentences).toEqual([
      expect.stringMatching(/^Black wants /),
      expect.stringMatching(/^White wants (?!the opposite)/),
    ]);
  });

  test('is what a net values', () => {
    const spec = `alphabeta:depth=2,eval=net(${formatNet(countingNet(ENGLISH, 0.5, 0.75))})`;
    const played = playedStrategy(spec, ENGLISH)!;
    expect(shownText(played)).toBe('squares 64-1: man +0.50, king +0.75');
    expect(readableStrategy(spec, 'english')).toBe('squares 64-1: man +0.50, king +0.75');
    expect(shownSizes(played)).toEqual({ size: 64, simplifiedSize: 64 });
    expect(shownTree(played)).toBeUndefined();
    expect(shownSentences(played).slice(0, 2)).toEqual([
      'It looks ahead and scores where it lands with this net.',
      '100 % of its output is piece count: a king is worth 1.5 men.',
    ]);
  });

  test('says how it is asked, if not for each move', () => {
    expect(shown('alphabeta:eval=2 * own.men').sentences).toEqual([
      expect.stringMatching(/^It looks ahead/),
      'It wants more own men.',
    ]);
    expect(shown('expression:mode=index,own.men').sentences).toEqual([
      expect.stringMatching(/^It does not compare moves/),
    ]);
  });
});

function shown(spec: string): { expression: string; sentences: string[] } {
  const played = playedStrategy(spec, variantNamed('english'))!;
  return { expression: shownText(played), sentences: shownSentences(played) };
}
