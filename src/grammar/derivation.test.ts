import { describe, expect, test } from 'vitest';
import { depthOf, genomeOf, phenotypeOf } from './derivation.ts';
import { createMapper } from './mapping.ts';
import { readGrammar } from './readGrammar.ts';

const { grammar } = readGrammar('<s> ::= <sum>\n<sum> ::= <sum>+<sum> | x | y');

describe('a derivation', () => {
  const { derivation } = createMapper(grammar, { semantics: 'grape-lazy', maxDepth: 9 }).derive([0, 3, 1, 5, 7]);
  const { expansions } = derivation!;

  test('lists its expansions leftmost first, each with the end of its subtree', () => {
    expect(expansions).toEqual([
      { rule: 0, choice: 0, codon: undefined, depth: 1, end: 6 },
      { rule: 1, choice: 0, codon: 0, depth: 2, end: 6 },
      { rule: 1, choice: 0, codon: 3, depth: 3, end: 5 },
      { rule: 1, choice: 1, codon: 1, depth: 4, end: 4 },
      { rule: 1, choice: 2, codon: 5, depth: 4, end: 5 },
      { rule: 1, choice: 1, codon: 7, depth: 3, end: 6 },
    ]);
  });

  test('has a text, a depth and a genome, including codons of zero', () => {
    expect(phenotypeOf(derivation!)).toBe('x+y+x');
    expect(depthOf(derivation!)).toBe(5);
    expect(genomeOf(derivation!)).toEqual([0, 3, 1, 5, 7]);
  });

  test('needs one more codon under lazy GRAPE if its last expansion used none', () => {
    const tail = readGrammar('<s> ::= <a> <t> | <a>\n<a> ::= x | y\n<t> ::= end').grammar;
    const mapper = createMapper(tail, { semantics: 'grape-lazy', maxDepth: 9 });
    const used = genomeOf(mapper.derive([0, 0, 5]).derivation!);
    expect(used).toEqual([0, 0]);
    expect(mapper.map(used)).toMatchObject({ valid: false, reason: 'out-of-codons' });
    expect(mapper.map([...used, 7])).toMatchObject({ valid: true, phenotype: 'x end' });
  });

  test('must be complete and fit its grammar', () => {
    expect(() => phenotypeOf({ grammar, expansions: expansions.slice(0, 3) })).toThrow('incomplete');
    expect(() => phenotypeOf({ grammar, expansions: [] })).toThrow('incomplete');
    const strayed = expansions.map((expansion) => ({ ...expansion, rule: 1 }));
    expect(() => phenotypeOf({ grammar, expansions: strayed })).toThrow('expansion 0 expands rule 1, not 0');
  });
});
