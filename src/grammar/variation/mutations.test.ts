import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFamily, deriveChild } from '../../../test/anyFamily.ts';
import { deriveGenome } from '../../../test/deriveGenome.ts';
import { createRng } from '../../base/rng.ts';
import type { Derivation } from '../derivation.ts';
import { depthOf } from '../derivation.ts';
import { createPopulation } from '../initialisation/createPopulation.ts';
import { readGrammar } from '../readGrammar.ts';
import { createCrossover } from './crossovers.ts';
import { MUTATIONS, createMutation, readMutationSettings } from './mutations.ts';

const THESIS = readGrammar(readFileSync(new URL('../../../grammars/thesis-8x8.bnf', import.meta.url), 'utf8')).grammar;
const CONTEXT = { grammar: THESIS, semantics: 'grape-lazy', codonLimit: 256, maxDepth: 13 } as const;

describe.each(MUTATIONS)('the mutation $name', ({ name }) => {
  test('does not change its parent and gives the same result for the same seed', () => {
    fc.assert(
      fc.property(anyFamily, ({ one, seed, context }) => {
        const before = JSON.stringify(one);
        const mutate = createMutation({ method: name }, context);
        const child = mutate(one, createRng(seed));
        expect(mutate(one, createRng(seed))).toEqual(child);
        expect(JSON.stringify(one)).toBe(before);
        expect(child).not.toBe(one.genome);
        expect(child.every((codon) => Number.isInteger(codon) && codon >= 0 && codon < 12)).toBe(true);
      }),
    );
  });

  test('stops after the given number of attempts and returns the parent', () => {
    const [parent] = thesisParents(1);
    let asked = 0;
    const context = { ...CONTEXT, fits: () => ++asked < 0 };
    expect(createMutation({ method: name, attempts: 7 }, context)(parent, createRng(1))).toEqual(parent.genome);
    expect(asked).toBe(7);
  });

  test('accepts typed arrays and invalid individuals', () => {
    const mutate = createMutation({ method: name }, CONTEXT);
    expect(mutate({ genome: Uint8Array.of(1, 2, 3), usedCodons: 0 }, createRng(1))).toHaveLength(3);
    expect(mutate({ genome: [], usedCodons: 0 }, createRng(1))).toEqual([]);
  });

  test('fills in its settings, and accepts its own result', () => {
    const settings = readMutationSettings({ method: name });
    expect(readMutationSettings(settings)).toEqual(settings);
  });
});

describe('mutations of codons', () => {
  /** Codons that no mutation draws. */
  const parent = { genome: Array.from({ length: 100 }, () => -1), usedCodons: 60 };
  const changed = (genome: readonly number[]) => genome.filter((codon) => codon !== -1).length;

  test('perCodon changes the given share of codons', () => {
    for (const probability of [0, 0.01, 0.3, 1]) {
      const mutate = createMutation({ probability }, CONTEXT);
      const rng = createRng(8);
      const counts = Array.from({ length: 500 }, () => changed(mutate(parent, rng)));
      const total = counts.reduce((sum, count) => sum + count, 0);
      const draws = 500 * parent.usedCodons;
      const deviation = Math.sqrt(draws * probability * (1 - probability));
      expect(Math.abs(total - draws * probability)).toBeLessThanOrEqual(5 * deviation);
    }
  });

  test('perIndividual changes exactly the given number of codons, or all', () => {
    for (const codons of [1, 5, 60, 200]) {
      for (let seed = 0; seed < 50; seed++) {
        const child = createMutation({ method: 'perIndividual', codons }, CONTEXT)(parent, createRng(seed));
        expect(changed(child)).toBe(Math.min(codons, 60));
      }
    }
  });

  test('perIndividual draws every place with equal probability', () => {
    const rng = createRng(5);
    const mutate = createMutation({ method: 'perIndividual', codons: 3, within: 'all' }, CONTEXT);
    const counts = Array.from({ length: 100 }, () => 0);
    for (let draw = 0; draw < 10_000; draw++) {
      for (const [place, codon] of mutate(parent, rng).entries()) counts[place]! += codon === -1 ? 0 : 1;
    }
    for (const count of counts) expect(Math.abs(count - 300)).toBeLessThan(5 * Math.sqrt(300));
  });

  test('the whole genome of an invalid individual may change', () => {
    for (const usedCodons of [0, null]) {
      const child = createMutation({ probability: 1 }, CONTEXT)({ ...parent, usedCodons }, createRng(1));
      expect(changed(child)).toBe(100);
    }
  });

  test.each(['perCodon', 'perIndividual'])('%s changes unused codons only when told to', (method) => {
    const settings = method === 'perCodon' ? { method, probability: 1 } : { method, codons: 100 };
    const used = createMutation(settings, CONTEXT)(parent, createRng(1));
    expect(used.slice(60)).toEqual(parent.genome.slice(60));
    expect(changed(used)).toBe(60);
    expect(changed(createMutation({ ...settings, within: 'all' }, CONTEXT)(parent, createRng(1)))).toBe(100);
    expect(createMutation({ ...settings, maxLength: 50 }, CONTEXT)(parent, createRng(1))).toHaveLength(50);
  });
});

describe('the mutation of subtrees', () => {
  test('has valid children within depth and expansions that differ in one subtree of one rule', () => {
    fc.assert(
      fc.property(anyFamily, fc.nat(30), ({ one, seed, context }, more) => {
        const maxExpansions = one.derivation!.expansions.length + more;
        const genome = createMutation({ method: 'subtree', maxExpansions }, context)(one, createRng(seed));
        const { derivation } = deriveChild(context, genome);
        expect(depthOf(derivation!)).toBeLessThanOrEqual(context.maxDepth);
        expect(derivation!.expansions.length).toBeLessThanOrEqual(maxExpansions);
        expect(differInOneSubtree(one.derivation!, derivation!)).toBe(true);
      }),
    );
  });

  test('keeps the maximum length without cutting used codons', () => {
    fc.assert(
      fc.property(anyFamily, ({ one, seed, context }) => {
        const maxLength = one.genome.length;
        const genome = createMutation({ method: 'subtree', maxLength, maxExpansions: 5000 }, context)(
          one,
          createRng(seed),
        );
        expect(genome.length).toBeLessThanOrEqual(maxLength);
        expect(deriveChild(context, genome).derivation).toBeDefined();
      }),
    );
  });

  test.each(['<s> ::= b<s> | <t>\n<t> ::= end', '<s> ::= <l><t>\n<l> ::= b<l> | a\n<t> ::= end'])(
    'keeps room for the codon that a last rule with one production needs: %j',
    (text) => {
      const { grammar } = readGrammar(text);
      const mutate = createMutation({ method: 'subtree', maxLength: 4 }, { ...CONTEXT, grammar });
      const parent = deriveGenome(grammar, 'grape-lazy', 13, [0, 0, 1, 9]);
      for (let seed = 0; seed < 100; seed++) {
        const genome = mutate(parent, createRng(seed));
        expect(genome.length).toBeLessThanOrEqual(4);
        expect(deriveGenome(grammar, 'grape-lazy', 13, genome).valid).toBe(true);
      }
    },
  );

  test('says which limit is too small', () => {
    const make = (settings: object, context: object) => () =>
      createMutation({ method: 'subtree', ...settings }, { ...CONTEXT, ...context });
    expect(make({}, { maxDepth: 3 })).toThrow('maxDepth is 3, but this grammar needs at least 4');
    expect(make({ maxExpansions: 2 }, {})).toThrow('Set maxExpansions to 3 or more');
    expect(make({}, { codonLimit: 9 })).toThrow('codonLimit is 9');
  });
});

test('invalid settings are rejected by name', () => {
  expect(() => createMutation({ probability: 2 }, CONTEXT)).toThrow('probability must be a number from 0 to 1, not 2');
  expect(() => createMutation({ within: 'some' }, CONTEXT)).toThrow('within must be used or all, not "some"');
});

function thesisParents(seed: number) {
  const { genomes } = createPopulation(THESIS, { method: 'grow', size: 2, minDepth: 9 }, createRng(seed));
  const [one, two] = genomes.map((genome) => deriveGenome(THESIS, 'grape-lazy', 13, genome));
  return [one!, two!] as const;
}

function differInOneSubtree(one: Derivation, two: Derivation): boolean {
  return [...one.expansions.entries()].some(([at, { rule, end }]) => {
    const behind = one.expansions.length - end;
    const same = (from: number, to: number, shift: number) =>
      one.expansions.slice(from, to).every(({ choice, codon }, index) => {
        const other = two.expansions[from + index + shift];
        return other?.choice === choice && other.codon === codon;
      });
    const shift = two.expansions.length - one.expansions.length;
    return (
      two.expansions[at]?.rule === rule &&
      two.expansions[at].end === two.expansions.length - behind &&
      same(0, at, 0) &&
      same(end, one.expansions.length, shift)
    );
  });
}

test.each([
  [{ codonLimit: undefined }, 'variation: codonLimit is missing.'],
  [{ codonLimit: Number.NaN }, 'codonLimit must be'],
  [{ codonLimit: 10 }, 'codonLimit is 10, but <feature> has 75 productions'],
  [{ semantics: 'ge' }, 'variation: semantics must be grape-lazy, grape-eager or ponyge2, not "ge".'],
  [{ maxDepth: -5 }, 'variation: maxDepth must be'],
])('a context with %j is rejected before anything is varied', (part, message) => {
  const context = { grammar: THESIS, semantics: 'grape-lazy', codonLimit: 256, maxDepth: 30, ...part };
  expect(() => createMutation({}, context as never)).toThrow(message);
  expect(() => createCrossover({}, context as never)).toThrow(message);
});
