import { describe, expect, test } from 'vitest';
import { numberExpansions, withNumbers } from './chosenNumbers.ts';
import { phenotypeOf } from './derivation.ts';
import { createMapper } from './mapping.ts';
import { readGrammar } from './readGrammar.ts';

const { grammar } = readGrammar(`
  <sum> ::= <weight>*<name> | <sum>+<sum> | <one>*<name>
  <weight> ::= 0.5 | 1 | -2.0 | 8
  <name> ::= a | b
  <one> ::= 1
`);
const LIMIT = 30;
const mapper = createMapper(grammar, { semantics: 'grape-lazy', maxDepth: 9 });
// 0.5*a + 8*b + 1*a
const GENOME = [1, 0, 4, 2, 1, 3, 27, 5, 2, 0, 99];
const derivation = mapper.derive(GENOME).derivation!;

describe('the numbers that a genome chooses', () => {
  test('are those of rules that have only numbers to choose from', () => {
    const found = [...numberExpansions(derivation)].map((index) => {
      const { rule, choice } = derivation.expansions[index]!;
      return grammar.rules[rule]!.productions[choice]!.symbols[0];
    });
    expect(phenotypeOf(derivation)).toBe('0.5*a+8*b+1*a');
    expect(found).toMatchObject([{ text: '0.5' }, { text: '8' }]);
  });

  test('can be marked in the text', () => {
    const places = [...numberExpansions(derivation)];
    const marked = phenotypeOf(derivation, (text, index) => (places.includes(index) ? `#${index}` : text));
    expect(marked).toBe(`#${places[0]}*a+#${places[1]}*b+1*a`);
  });

  test('become the nearest that the grammar has, and nothing else changes', () => {
    const [first, second] = [...numberExpansions(derivation)];
    const changed = withNumbers(
      GENOME,
      derivation,
      new Map([
        [first!, -1.2],
        [second!, 1e9],
      ]),
      LIMIT,
    );
    expect(mapper.map(changed).phenotype).toBe('-2.0*a+8*b+1*a');
    expect(changed.filter((codon, index) => codon !== GENOME[index])).toHaveLength(1);
    expect(withNumbers(GENOME, derivation, new Map(), LIMIT)).toEqual(GENOME);
    // 28 + 3 would be beyond the greatest codon.
    const high = [0, 28, 0];
    const wanted = new Map([[1, 7]]);
    const raised = withNumbers(high, mapper.derive(high).derivation!, wanted, LIMIT);
    expect([raised[1]! < LIMIT, mapper.map(raised).phenotype]).toEqual([true, '8*a']);
  });
});
