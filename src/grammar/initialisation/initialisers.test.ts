import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGrammar } from '../../../test/anyGrammar.ts';
import { deriveGenome } from '../../../test/deriveGenome.ts';
import { createRng } from '../../base/rng.ts';
import { depthOf } from '../derivation.ts';
import type { Grammar } from '../grammar.ts';
import { SEMANTICS } from '../mapping.ts';
import { readGrammar } from '../readGrammar.ts';
import { createPopulation } from './createPopulation.ts';
import { createLeastExpansions } from './leastExpansions.ts';
import { createReach } from './reach.ts';

const THESIS = readGrammar(readFileSync(new URL('../../../grammars/thesis-8x8.bnf', import.meta.url), 'utf8')).grammar;
const ARITHMETIC = readGrammar('<e> ::= (<e><o><e>) | -<e> | <v>\n<o> ::= + | *\n<v> ::= x | y | z').grammar;
/** A list: one more expansion of `<l>` for every element. */
const LIST = readGrammar('<l> ::= a | b | a<l> | b<l>').grammar;

const cases = fc.record({
  grammar: anyGrammar,
  semantics: fc.constantFrom(...SEMANTICS),
  seed: fc.nat(),
  moreDepth: fc.nat(8),
  moreExpansions: fc.nat(40),
});

describe('uniform', () => {
  test('draws lengths and codons uniformly', () => {
    const { genomes } = createPopulation(
      THESIS,
      { method: 'uniform', size: 3000, minLength: 5, maxLength: 14, codonLimit: 16 },
      createRng(3),
    );
    expectEven(
      genomes.map(({ length }) => length - 5),
      10,
    );
    expectEven(genomes.flat(), 16);
  });

  test('about two thirds are valid for the grammar of the thesis', () => {
    for (const maxDepth of [13, 30]) {
      const { genomes } = createPopulation(THESIS, { method: 'uniform', size: 3000 }, createRng(4));
      const valid = genomes.filter((genome) => deriveGenome(THESIS, 'grape-lazy', maxDepth, genome).derivation);
      expect(valid.length / genomes.length).toBeGreaterThan(0.63);
      expect(valid.length / genomes.length).toBeLessThan(0.71);
    }
  });

  test('remakes invalid individuals only where texts matter', () => {
    const settings = { method: 'uniform', size: 200 };
    const invalid = (genomes: readonly (readonly number[])[]) =>
      genomes.filter((genome) => !deriveGenome(THESIS, 'grape-lazy', 30, genome).derivation).length;
    expect(invalid(createPopulation(THESIS, settings, createRng(5)).genomes)).toBeGreaterThan(40);
    expect(invalid(createPopulation(THESIS, settings, createRng(5), () => true).genomes)).toBe(0);
    expect(invalid(createPopulation(THESIS, { ...settings, distinct: true }, createRng(5)).genomes)).toBe(0);
  });

  test('counts the invalid individuals that it has to keep', () => {
    const { grammar } = readGrammar('<s> ::= <s><s> | <s><s><s> | a');
    const settings = { method: 'uniform', size: 50, minLength: 3, maxLength: 3, attempts: 1, distinct: true };
    const { genomes, repeated, unaccepted } = createPopulation(grammar, settings, createRng(5));
    const texts = genomes.map((genome) => deriveGenome(grammar, 'grape-lazy', 30, genome));
    expect(unaccepted).toBe(texts.filter(({ valid }) => !valid).length);
    expect(repeated).toBe(50 - unaccepted - new Set(texts.filter(({ valid }) => valid).map((t) => t.phenotype)).size);
    expect(unaccepted).toBeGreaterThan(0);
    expect(repeated).toBeGreaterThan(0);
  });
});

describe('ramped', () => {
  test('all are valid for the grammar of the thesis and keep the limit on expansions', () => {
    const { genomes } = createPopulation(THESIS, { method: 'ramped', size: 1000, maxDepth: 13 }, createRng(1));
    const trees = genomes.map((genome) => deriveGenome(THESIS, 'grape-lazy', 13, genome).derivation!);
    expect(Math.max(...trees.map(({ expansions }) => expansions.length))).toBeLessThanOrEqual(500);
    expect(Math.min(...trees.map(depthOf))).toBe(4);
    expect(Math.max(...trees.map(depthOf))).toBe(13);
  });

  test('gives every depth an equal share, half of it full trees', () => {
    const { genomes } = createPopulation(
      ARITHMETIC,
      { method: 'ramped', size: 2400, minDepth: 3, maxDepth: 6, codonLimit: 12 },
      createRng(2),
    );
    for (const [index, genome] of genomes.entries()) {
      const { expansions } = deriveGenome(ARITHMETIC, 'grape-lazy', 30, genome).derivation!;
      const limit = 3 + Math.floor(index / 600);
      // Every branch of a full tree ends at the limit: `<v>` comes no sooner, and only operators end earlier.
      const ends = expansions.filter(({ rule }) => rule === 2).map(({ depth }) => depth + 1);
      if (index % 2 === 1) expect(new Set(ends)).toEqual(new Set([limit]));
      else expect(Math.max(...ends)).toBeLessThanOrEqual(limit);
    }
    // A grown tree takes each production with equal probability while all of them fit.
    const grown = genomes.filter((_, index) => index % 2 === 0 && index >= 600);
    expectEven(
      grown.map((genome) => genome[0]! % 3),
      3,
    );
  });
});

describe('full trees', () => {
  test('look for recursion further down too', () => {
    const { grammar } = readGrammar('<s> ::= x | <t>\n<t> ::= <l>\n<l> ::= a | b<l>');
    const { genomes } = createPopulation(
      grammar,
      { method: 'ramped', size: 40, minDepth: 8, maxDepth: 8 },
      createRng(1),
    );
    const texts = genomes.map((genome) => deriveGenome(grammar, 'grape-lazy', 8, genome).phenotype);
    expect(new Set(texts.filter((_, index) => index % 2 === 1))).toEqual(new Set(['bbbba']));
    expect(texts).toContain('x');
  });
});

describe('grow', () => {
  test('spreads a few individuals over the whole ramp', () => {
    const depths = (size: number) =>
      createPopulation(LIST, { method: 'grow', size, minDepth: 3, maxDepth: 11 }, createRng(1)).genomes.map((genome) =>
        depthOf(deriveGenome(LIST, 'grape-lazy', 20, genome).derivation!),
      );
    expect(depths(1)).toEqual([7]);
    expect(depths(3)).toEqual([4, 7, 10]);
    expect(depths(9)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('reaches the depth of its ramp, or the greatest within the limits, on some branch', () => {
    fc.assert(
      fc.property(cases, ({ grammar, semantics, seed, moreDepth, moreExpansions }) => {
        const leastDepth = 1 + grammar.rules[0]!.minDepth;
        const maxDepth = leastDepth + moreDepth;
        const maxExpansions = leastFor(grammar, leastDepth) + moreExpansions;
        const reach = createReach(grammar, createLeastExpansions(grammar), maxDepth);
        const { genomes } = createPopulation(
          grammar,
          { method: 'grow', size: moreDepth + 1, semantics, maxDepth, maxExpansions },
          createRng(seed),
        );
        for (const [index, genome] of genomes.entries()) {
          let depth = leastDepth + index;
          while (reach.ofRule(0, depth - 1) > maxExpansions) depth--;
          expect(depthOf(deriveGenome(grammar, semantics, maxDepth, genome).derivation!)).toBe(depth);
        }
      }),
    );
  });

  test('reaches every depth of the thesis grammar that exists', () => {
    const { genomes } = createPopulation(THESIS, { method: 'grow', size: 100, maxDepth: 13 }, createRng(3));
    const depths = genomes.map((genome) => depthOf(deriveGenome(THESIS, 'grape-lazy', 13, genome).derivation!));
    // No tree has depth 5: recursion costs at least two levels.
    const ramp = [4, 4, 6, 7, 8, 9, 10, 11, 12, 13].flatMap((depth) => Array.from({ length: 10 }, () => depth));
    expect(depths).toEqual(ramp);
  });
});

describe('ptc2', () => {
  test('draws sizes uniformly where every size is possible', () => {
    const { genomes } = createPopulation(
      LIST,
      { method: 'ptc2', size: 4000, minExpansions: 11, maxExpansions: 30, maxDepth: 100 },
      createRng(1),
    );
    expectEven(
      genomes.map(({ length }) => length - 11),
      20,
    );
  });

  test('misses its size by less than the next production would add', () => {
    const { genomes } = createPopulation(
      ARITHMETIC,
      { method: 'ptc2', size: 300, minExpansions: 100, maxExpansions: 100, maxDepth: 900 },
      createRng(2),
    );
    const sizes = genomes.map((g) => deriveGenome(ARITHMETIC, 'grape-lazy', 900, g).derivation!.expansions.length);
    // A binary operator adds 4 expansions, the sign one. With 100 every size can be met, unless the last draws are
    // unlucky.
    expect(Math.max(...sizes)).toBe(100);
    expect(Math.min(...sizes)).toBeGreaterThan(96);
  });

  test('keeps the depth limit where the size would need more', () => {
    const settings = { method: 'ptc2', size: 20, minExpansions: 500, maxExpansions: 500, maxDepth: 6 };
    for (const genome of createPopulation(ARITHMETIC, settings, createRng(3)).genomes) {
      expect(depthOf(deriveGenome(ARITHMETIC, 'grape-lazy', 900, genome).derivation!)).toBe(6);
    }
  });
});

describe('codons', () => {
  test('are uniform among those that make the same choice', () => {
    // 64 codons for three productions: the remainder 0 has 22 of them, the others 21.
    const { grammar } = readGrammar('<s> ::= a | b | c');
    const { genomes } = createPopulation(
      grammar,
      { method: 'ramped', size: 30_000, codonLimit: 64, maxDepth: 2 },
      createRng(7),
    );
    const codons = genomes.map((genome) => genome[0]!);
    expectEven(
      codons.map((codon) => codon % 3),
      3,
    );
    for (const choice of [0, 1, 2]) {
      const quotients = codons.filter((codon) => codon % 3 === choice).map((codon) => (codon - choice) / 3);
      expectEven(quotients, choice === 0 ? 22 : 21);
    }
  });
});

function leastFor(grammar: Grammar, depth: number): number {
  return createLeastExpansions(grammar).ofRule(0, depth - 1);
}

/** Whether whole numbers below a limit are drawn uniformly: chi-squared within five standard deviations of its mean. */
function expectEven(draws: readonly number[], limit: number): void {
  const counts = Array.from({ length: limit }, () => 0);
  for (const draw of draws) counts[draw]! += 1;
  const mean = draws.length / limit;
  const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(draws.length);
  expect(chiSquare).toBeLessThan(limit - 1 + 5 * Math.sqrt(2 * (limit - 1)));
}
