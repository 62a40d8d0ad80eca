import { describe, expect, test } from 'vitest';
import { depthOf, genomeOf, phenotypeOf, sententialForm } from './derivation.ts';
import { createMapper } from './mapping.ts';
import { readGrammar } from './readGrammar.ts';

const { grammar } = readGrammar('<s> ::= <sum>\n<sum> ::= <sum>+<sum> | x | y');

describe('a derivation', () => {
  const { derivation } = createMapper(grammar, { semantics: 'grape-lazy', maxDepth: 9 }).map([0, 3, 1, 5, 7]);
  const { expansions } = derivation!;

  test('lists its expansions leftmost first, each with the stretch of its subtree', () => {
    expect(expansions).toEqual([
      { rule: 0, choice: 0, codon: undefined, depth: 1, end: 6 },
      { rule: 1, choice: 0, codon: 0, depth: 2, end: 6 },
      { rule: 1, choice: 0, codon: 3, depth: 3, end: 5 },
      { rule: 1, choice: 1, codon: 1, depth: 4, end: 4 },
      { rule: 1, choice: 2, codon: 5, depth: 4, end: 5 },
      { rule: 1, choice: 1, codon: 7, depth: 3, end: 6 },
    ]);
  });

  test('has a text, a depth and a genome, zero codons and all', () => {
    expect(phenotypeOf(derivation!)).toBe('x+y+x');
    expect(depthOf(derivation!)).toBe(5);
    expect(genomeOf(derivation!)).toEqual([0, 3, 1, 5, 7]);
  });

  test('leads step by step to its text', () => {
    const steps = [0, 1, 2, 3, 4].map((length) => sententialForm(grammar, expansions.slice(0, length)));
    expect(steps).toEqual(['<s>', '<sum>', '<sum>+<sum>', '<sum>+<sum>+<sum>', 'x+<sum>+<sum>']);
  });

  test('must be complete and fit its grammar', () => {
    expect(() => phenotypeOf({ grammar, expansions: expansions.slice(0, 3) })).toThrow('not complete');
    expect(() => phenotypeOf({ grammar, expansions: [] })).toThrow('not complete');
    expect(() => sententialForm(grammar, expansions.slice(1))).toThrow('expansion 0 is one of rule 1, not 0');
  });
});
