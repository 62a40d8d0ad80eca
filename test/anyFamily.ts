/** Two valid individuals of a random grammar, and the context of a variation operator on them. */

import * as fc from 'fast-check';
import { createRng } from '../src/base/rng.ts';
import type { Grammar } from '../src/grammar/grammar.ts';
import { createPopulation } from '../src/grammar/initialisation/createPopulation.ts';
import { createLeastExpansions } from '../src/grammar/initialisation/leastExpansions.ts';
import type { Semantics } from '../src/grammar/mapping.ts';
import { SEMANTICS } from '../src/grammar/mapping.ts';
import { anyGrammar } from './anyGrammar.ts';
import type { DerivedGenome } from './deriveGenome.ts';
import { deriveGenome } from './deriveGenome.ts';

export interface Family {
  readonly one: DerivedGenome;
  readonly two: DerivedGenome;
  readonly seed: number;
  readonly context: FamilyContext;
}

interface FamilyContext {
  readonly grammar: Grammar;
  readonly semantics: Semantics;
  readonly codonLimit: number;
  readonly maxDepth: number;
}

export const anyFamily: fc.Arbitrary<Family> = fc
  .record({ grammar: anyGrammar, semantics: fc.constantFrom(...SEMANTICS), seed: fc.nat(), moreDepth: fc.nat(8) })
  .map(({ grammar, semantics, seed, moreDepth }) => {
    const maxDepth = 1 + grammar.rules[0]!.minDepth + moreDepth;
    const maxExpansions = 30 + createLeastExpansions(grammar).ofRule(0, grammar.rules[0]!.minDepth);
    const settings = { method: 'ramped', size: 2, semantics, maxDepth, tail: 0.3, maxExpansions, codonLimit: 12 };
    const { genomes } = createPopulation(grammar, settings, createRng(seed));
    const [one, two] = genomes.map((genome) => deriveGenome(grammar, semantics, maxDepth, genome));
    return { one: one!, two: two!, seed, context: { grammar, semantics, codonLimit: 12, maxDepth } };
  });

/** A child as its family maps it. */
export function deriveChild({ grammar, semantics, maxDepth }: FamilyContext, genome: readonly number[]): DerivedGenome {
  return deriveGenome(grammar, semantics, maxDepth, genome);
}
