import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Family } from '../../../test/anyFamily.ts';
import { anyFamily, deriveChild } from '../../../test/anyFamily.ts';
import { deriveGenome } from '../../../test/deriveGenome.ts';
import { createRng } from '../../base/rng.ts';
import type { Derivation, Expansion } from '../derivation.ts';
import { depthOf } from '../derivation.ts';
import { readGrammar } from '../readGrammar.ts';
import { createCrossover } from './crossovers.ts';

const CONTEXT = { semantics: 'grape-lazy', codonLimit: 256, maxDepth: 13 } as const;

describe('the crossover of subtrees', () => {
  const cross = (family: Family, settings: object = {}) =>
    createCrossover({ method: 'subtree', ...settings }, family.context)(family.one, family.two, createRng(family.seed));

  test('has valid children within the depth that swap two subtrees of one rule', () => {
    fc.assert(
      fc.property(anyFamily, (family) => {
        const { one, two, context } = family;
        const children = cross(family).map((genome) => deriveChild(context, genome));
        for (const { derivation } of children) expect(depthOf(derivation!)).toBeLessThanOrEqual(context.maxDepth);
        const derivations = children.map(({ derivation }) => derivation!);
        expect(isSwap(one.derivation!, two.derivation!, derivations)).toBe(true);
      }),
    );
  });

  test('keeps the codons after the used ones', () => {
    fc.assert(
      fc.property(anyFamily, (family) => {
        for (const [index, genome] of cross(family).entries()) {
          const parent = [family.one, family.two][index]!;
          const tail = Array.from(parent.genome).slice(parent.usedCodons);
          const { usedCodons } = deriveChild(family.context, genome);
          if (tail.length > 0) expect(genome.slice(usedCodons)).toEqual(tail);
        }
      }),
    );
  });

  test('keeps the maximum length without cutting used codons', () => {
    fc.assert(
      fc.property(anyFamily, (family) => {
        const maxLength = Math.max(family.one.genome.length, family.two.genome.length);
        for (const genome of cross(family, { maxLength, tooLong: 'retry' })) {
          expect(genome.length).toBeLessThanOrEqual(maxLength);
          expect(deriveChild(family.context, genome).derivation).toBeDefined();
        }
      }),
    );
  });

  test('keeps room for the codon that a last rule with one production needs', () => {
    const { grammar } = readGrammar('<s> ::= b<s> | <t>\n<t> ::= end');
    const swap = createCrossover({ method: 'subtree', maxLength: 4 }, { ...CONTEXT, grammar });
    const [one, two] = [
      [0, 0, 1, 9],
      [0, 1, 9],
    ].map((genome) => deriveGenome(grammar, 'grape-lazy', 13, genome));
    for (let seed = 0; seed < 100; seed++) {
      for (const genome of swap(one!, two!, createRng(seed))) {
        expect(genome.length).toBeLessThanOrEqual(4);
        expect(deriveGenome(grammar, 'grape-lazy', 13, genome).valid).toBe(true);
      }
    }
  });

  test('reaches the depth limit exactly', () => {
    const { grammar } = readGrammar('<l> ::= a | b<l>');
    const swap = createCrossover({ method: 'subtree' }, { ...CONTEXT, grammar, maxDepth: 4 });
    const [one, two] = [
      [1, 1, 0],
      [3, 3, 2],
    ].map((genome) => deriveGenome(grammar, 'grape-lazy', 4, genome));
    const rng = createRng(1);
    const firsts = Array.from({ length: 50 }, () => swap(one!, two!, rng)[0].join(' '));
    expect(new Set(firsts)).toEqual(new Set(['1 3 2', '1 1 2']));
  });

  test('returns the parents when no pair fits', () => {
    const { grammar } = readGrammar('<s> ::= <a> | <b>\n<a> ::= x\n<b> ::= y');
    const context = { grammar, semantics: 'grape-lazy', codonLimit: 2, maxDepth: 9 } as const;
    const [one, two] = [deriveGenome(grammar, 'grape-lazy', 9, [0, 5]), deriveGenome(grammar, 'grape-lazy', 9, [1, 5])];
    expect(createCrossover({ method: 'subtree' }, context)(one, two, createRng(1))).toEqual([
      [0, 5],
      [1, 5],
    ]);
  });

  test('draws the first node uniformly, and then its partner', () => {
    // Lists: a node is a place in the list, and the children's lengths show which two places were swapped.
    const { grammar } = readGrammar('<l> ::= a | b<l>');
    const context = { grammar, semantics: 'grape-lazy', codonLimit: 2, maxDepth: 100 } as const;
    const [one, two] = [
      deriveGenome(grammar, 'grape-lazy', 100, [1, 1, 1, 0]),
      deriveGenome(grammar, 'grape-lazy', 100, [1, 1, 0]),
    ];
    const swap = createCrossover({ method: 'subtree' }, context);
    const rng = createRng(4);
    const lengths = new Map<number, number>();
    for (let draw = 0; draw < 12_000; draw++) {
      const { length } = swap(one, two, rng)[0];
      lengths.set(length, (lengths.get(length) ?? 0) + 1);
    }
    // The first node 0 has the partners 1 and 2 but not 0; the others have all three.
    const chances = new Map<number, number>();
    for (let first = 0; first < 4; first++) {
      for (let second = first === 0 ? 1 : 0; second < 3; second++) {
        const length = first + 3 - second;
        chances.set(length, (chances.get(length) ?? 0) + 1 / 4 / (first === 0 ? 2 : 3));
      }
    }
    for (const [length, chance] of chances) {
      const deviation = Math.sqrt(12_000 * chance * (1 - chance));
      expect(Math.abs((lengths.get(length) ?? 0) - 12_000 * chance)).toBeLessThan(5 * deviation);
    }
    expect(lengths.size).toBe(chances.size);
  });
});

/** Whether two children result from swapping some pair of subtrees of the same rule, or are the parents. */
function isSwap(one: Derivation, two: Derivation, children: readonly Derivation[]): boolean {
  const [childOne, childTwo] = children as readonly [Derivation, Derivation];
  if (isSame(childOne.expansions, one.expansions) && isSame(childTwo.expansions, two.expansions)) return true;
  return [...one.expansions.entries()].some(([first, { rule, end }]) =>
    [...two.expansions.entries()].some(([second, other]) => {
      if (
        other.rule !== rule ||
        childOne.expansions.length - one.expansions.length !== other.end - second - end + first
      )
        return false;
      const [treeOne, treeTwo] = [one.expansions.slice(first, end), two.expansions.slice(second, other.end)];
      return (
        isSame(childOne.expansions, one.expansions.toSpliced(first, treeOne.length, ...treeTwo)) &&
        isSame(childTwo.expansions, two.expansions.toSpliced(second, treeTwo.length, ...treeOne))
      );
    }),
  );
}

function isSame(one: readonly Expansion[], two: readonly Expansion[]): boolean {
  return (
    one.length === two.length &&
    one.every(({ rule, codon, choice }, index) => {
      const other = two[index]!;
      return rule === other.rule && codon === other.codon && choice === other.choice;
    })
  );
}
