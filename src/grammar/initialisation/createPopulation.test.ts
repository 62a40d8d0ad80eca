import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGrammar } from '../../../test/anyGrammar.ts';
import { deriveGenome } from '../../../test/deriveGenome.ts';
import { createRng } from '../../base/rng.ts';
import { depthOf, genomeOf } from '../derivation.ts';
import type { Grammar } from '../grammar.ts';
import { SEMANTICS } from '../mapping.ts';
import { readGrammar } from '../readGrammar.ts';
import { POPULATION_SETTINGS, createPopulation, readPopulationSettings } from './createPopulation.ts';
import { INITIALISERS } from './initialisers.ts';
import { createLeastExpansions } from './leastExpansions.ts';

const THESIS = readGrammar(readFileSync(new URL('../../../grammars/thesis-8x8.bnf', import.meta.url), 'utf8')).grammar;
const ONE_TEXT = readGrammar('<s> ::= <a><a>\n<a> ::= x').grammar;

const METHODS = INITIALISERS.map(({ name }) => name);
const DERIVED = METHODS.filter((name) => name !== 'uniform');

const cases = fc.record({
  grammar: anyGrammar,
  semantics: fc.constantFrom(...SEMANTICS),
  seed: fc.nat(),
  moreDepth: fc.nat(8),
  moreExpansions: fc.nat(40),
  tail: fc.constantFrom(0, 0.5),
});

describe.each(DERIVED)('%s', (method) => {
  test('makes valid individuals within depth and expansions that map back to their own text', () => {
    fc.assert(
      fc.property(cases, ({ grammar, semantics, seed, moreDepth, moreExpansions, tail }) => {
        const maxDepth = 1 + grammar.rules[0]!.minDepth + moreDepth;
        const maxExpansions = leastFor(grammar, 1 + grammar.rules[0]!.minDepth) + moreExpansions;
        const texts: string[] = [];
        const { genomes } = createPopulation(
          grammar,
          { method, size: 6, semantics, maxDepth, maxExpansions, tail, codonLimit: 12 },
          createRng(seed),
          (text) => texts.push(text) > 0,
        );
        for (const [index, genome] of genomes.entries()) {
          const { phenotype, derivation, usedCodons } = deriveGenome(grammar, semantics, maxDepth, genome);
          expect(phenotype).toBe(texts[index]);
          expect(depthOf(derivation!)).toBeLessThanOrEqual(maxDepth);
          expect(derivation!.expansions.length).toBeLessThanOrEqual(maxExpansions);
          expect(genomeOf(derivation!)).toEqual(genome.slice(0, usedCodons));
          const spare = derivation!.expansions.at(-1)!.codon === undefined ? 1 : 0;
          expect(genome.length).toBe(usedCodons + Math.max(spare, Math.floor(usedCodons * tail)));
          expect(genome.every((codon) => Number.isInteger(codon) && codon >= 0 && codon < 12)).toBe(true);
        }
      }),
    );
  });

  test('says which limit is too small, and what would be enough', () => {
    const make = (settings: object) => () => createPopulation(THESIS, { method, ...settings }, createRng(1));
    expect(make({ maxDepth: 3 })).toThrow('maxDepth is 3, but this grammar needs at least 4. Set maxDepth to 4');
    expect(make({ maxExpansions: 2 })).toThrow('maxExpansions is 2, but within depth');
    expect(make({ maxExpansions: 2 })).toThrow('Set maxExpansions to 3 or more.');
    expect(make({ maxExpansions: 3, size: 5 })).not.toThrow();
    expect(make({ codonLimit: 74 })).toThrow('codonLimit is 74, but <feature> has 75 productions');
    expect(make({ codonLimit: 75, size: 5 })).not.toThrow();
  });

  test('goes deep without running out of stack', () => {
    const chain = Array.from({ length: 900 }, (_, rule) => `<r${rule}> ::= <r${rule + 1}>`).join('\n');
    const { grammar } = readGrammar(`${chain}\n<r900> ::= a | b<r900>`);
    const { genomes } = createPopulation(
      grammar,
      { method, size: 3, maxDepth: 1000, maxExpansions: 1000 },
      createRng(2),
    );
    for (const genome of genomes) expect(deriveGenome(grammar, 'grape-lazy', 1000, genome).derivation).toBeDefined();
  });

  test('rejects a grammar that needs more than any limit allows', () => {
    const doubling = Array.from({ length: 60 }, (_, rule) => `<r${rule}> ::= <r${rule + 1}><r${rule + 1}>`).join('\n');
    const { grammar } = readGrammar(`${doubling}\n<r60> ::= a`);
    const make = () => createPopulation(grammar, { method, maxDepth: 100 }, createRng(2));
    expect(make).toThrow('add shorter productions to the grammar');
  });
});

describe.each(METHODS)('%s', (method) => {
  test('gives the same population for the same seed and a different one for another seed', () => {
    const make = (seed: number) => createPopulation(THESIS, { method, size: 30, distinct: true }, createRng(seed));
    expect(make(5)).toEqual(make(5));
    expect(make(5)).not.toEqual(make(6));
  });

  test('ends even if all texts are the same or none is accepted', () => {
    for (const semantics of SEMANTICS) {
      const settings = { method, size: 20, semantics, distinct: true, attempts: 7 };
      const one = createPopulation(ONE_TEXT, settings, createRng(1));
      expect([one.genomes.length, one.repeated, one.unaccepted]).toEqual([20, 19, 0]);
      let asked = 0;
      const none = createPopulation(ONE_TEXT, { ...settings, distinct: false }, createRng(1), () => ++asked < 0);
      expect([none.repeated, none.unaccepted, asked]).toEqual([0, 20, 140]);
    }
  });

  test('avoids repeated and unwanted texts where possible', () => {
    const { genomes, repeated, unaccepted } = createPopulation(
      THESIS,
      { method, size: 60, distinct: true },
      createRng(9),
      (text) => text.includes('x['),
    );
    const texts = genomes.map((genome) => deriveGenome(THESIS, 'grape-lazy', 30, genome).phenotype);
    expect([repeated, unaccepted]).toEqual([0, 0]);
    expect(new Set(texts).size).toBe(60);
    expect(texts.every((text) => text.includes('x['))).toBe(true);
  });

  test('fills in its settings, and accepts its own result', () => {
    const settings = readPopulationSettings({ method });
    expect(readPopulationSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
    const presets = Object.values({
      ...POPULATION_SETTINGS,
      ...INITIALISERS.find(({ name }) => name === method)!.settings,
    });
    for (const setting of presets) expect(setting.accepts(setting.preset)).toBe(true);
  });
});

test('invalid settings are rejected by name', () => {
  const read = (given: object) => () => readPopulationSettings(given as never);
  expect(read({ method: 'rampd' })).toThrow('method must be one of uniform, ramped, grow, ptc2, not "rampd"');
  expect(read({ method: 'ramped', minLength: 3 })).toThrow('ramped has no setting "minLength"');
  expect(read({ method: 'ramped', size: '400' })).toThrow('size must be a whole number from 1 to 1000000, not "400"');
  expect(read({ method: 'ramped', tail: Number.NaN })).toThrow('tail must be a number from 0 to 10, not NaN');
  expect(read({ semantics: 'ponyge' })).toThrow('semantics must be');
  const make = (given: object) => () => createPopulation(THESIS, given as never, createRng(1));
  expect(make({ method: 'uniform', minLength: 9, maxLength: 8 })).toThrow(
    'minLength is 9, which is more than maxLength',
  );
  expect(make({ method: 'grow', minDepth: 9, maxDepth: 8 })).toThrow('minDepth is 9, which is more than maxDepth');
  expect(make({ method: 'ptc2', minExpansions: 9, maxExpansions: 8 })).toThrow(
    'minExpansions is 9, which is more than',
  );
});

function leastFor(grammar: Grammar, depth: number): number {
  return createLeastExpansions(grammar).ofRule(0, depth - 1);
}
