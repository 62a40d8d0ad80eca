/** The contract of all representations. */

import { describe, expect, test } from 'vitest';
import { section } from '../base/field.ts';
import type { Json } from '../base/json.ts';
import { createRng } from '../base/rng.ts';
import { createEvaluation, readEvaluationText } from '../evaluators/evaluators.ts';
import { VARIANTS } from '../rules/variant.ts';
import type { Representation } from './representation.ts';
import { REPRESENTATIONS, createRepresentation, representationNamed } from './representations.ts';

/** Fields without a default. */
const EXAMPLES: Readonly<Record<string, object>> = {
  grammar: { grammar: 'x.bnf', grammarText: '<s> ::= add(<s>, <s>) | own.men | opponent.kings | 2.0' },
};

const CASES = REPRESENTATIONS.flatMap((kind) => VARIANTS.map((variant) => ({ kind, name: kind.name, variant })));

describe.each(CASES)('$name in $variant.name', ({ kind, variant }) => {
  const fields = section(kind.summary, kind.fields).parse(EXAMPLES[kind.name] ?? {});
  const playing = { variant, mode: 'position', isSearched: kind.needsSearch, rootBug: false } as const;
  const made = createRepresentation({ method: kind.name, ...fields }, playing);
  const genomes = made.create(20, createRng(1));
  const rng = createRng(2);
  const children = genomes.flatMap((one, index) => made.crossover(one, genomes[(index + 1) % 20]!, rng));
  const mutants = children.map((child) => made.mutate(child, rng));

  test('has fields without a problem', () => {
    expect(kind.problems(fields, variant)).toEqual([]);
  });

  test('makes the requested number of genomes as plain data, the same for the same stream', () => {
    expect(genomes).toHaveLength(20);
    expect(made.create(20, createRng(1))).toEqual(genomes);
    expect(made.create(20, createRng(3))).not.toEqual(genomes);
    const all = [...genomes, ...children, ...mutants];
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });

  test('varies genomes and does not change the parents', () => {
    const before = JSON.stringify(genomes);
    const twice = [createRng(4), createRng(4)].map((stream) => [
      made.crossover(genomes[0]!, genomes[1]!, stream),
      made.mutate(genomes[2]!, stream),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    expect(JSON.stringify(genomes)).toBe(before);
    expect(new Set(mutants.map((mutant) => JSON.stringify(mutant))).size).toBeGreaterThan(10);
  });

  test('expresses genomes as playable evaluations in canonical form', () => {
    const phenotypes = expressed(made, [...genomes, ...mutants]);
    expect(phenotypes.length).toBeGreaterThan(10);
    for (const { text, evaluation, size, key } of phenotypes) {
      expect(readEvaluationText(evaluation)).toBe(evaluation);
      expect(() => createEvaluation(evaluation, variant)).not.toThrow();
      expect(text.length).toBeGreaterThan(0);
      expect(size).toBeGreaterThanOrEqual(0);
      expect(key.length).toBeGreaterThan(0);
    }
  });

  test('gives a genome the same key before and after storing', () => {
    for (const genome of mutants) {
      const stored = JSON.parse(JSON.stringify(genome)) as Json;
      expect(made.express(stored)).toEqual(made.express(genome));
      expect(made.key(genome)).toBe(made.express(genome)?.key ?? '');
    }
  });

  test('has finite traits, always the same ones', () => {
    const members = genomes
      .filter((genome) => made.express(genome))
      .map((genome, id) => ({ id, genome, parents: [], worth: [id] }));
    const traits = [members, members.slice(0, 1)].map((some) => made.traits?.(some) ?? {});
    expect(Object.keys(traits[0]!)).toEqual(Object.keys(traits[1]!));
    expect(Object.values(traits[0]!).every(Number.isFinite)).toBe(true);
  });

  test('has a space if it declares a dimension, and every point is a genome', () => {
    expect(made.space?.dimension).toBe(kind.dimension?.(fields, variant));
    const { space } = made;
    if (!space) return;
    for (const edge of [space.low, space.high, space.centre, space.scale]) {
      expect(edge).toHaveLength(space.dimension);
      expect(made.express(space.genomeOf(edge))).toBeDefined();
    }
  });
});

test('an unknown representation is rejected by name', () => {
  expect(() => representationNamed('magic')).toThrow('genome: method must be one of grammar');
  expect(representationNamed(undefined).name).toBe('grammar');
});

function expressed(representation: Representation, genomes: readonly Json[]) {
  return genomes.map((genome) => representation.express(genome)).filter((one) => one !== undefined);
}
