/** Genomes mapped with their derivations, for tests of initialisation and variation. */

import type { Grammar } from '../src/grammar/grammar.ts';
import type { DerivedMapping, Mapper, Semantics } from '../src/grammar/mapping.ts';
import { createMapper } from '../src/grammar/mapping.ts';

export type DerivedGenome = DerivedMapping & {
  readonly genome: readonly number[];
  readonly usedCodons: number;
  readonly phenotype: string;
};

/** The mapping of a genome. Values that PonyGE2 leaves out for an invalid one become 0 codons and no text. */
export function deriveGenome(
  grammar: Grammar,
  semantics: Semantics,
  maxDepth: number,
  genome: readonly number[],
): DerivedGenome {
  const mapping = mapperOf(grammar, semantics, maxDepth).derive(genome);
  const { usedCodons, phenotype } = mapping;
  return { ...mapping, genome, usedCodons: usedCodons ?? 0, phenotype: phenotype ?? '' } as DerivedGenome;
}

let last: { grammar: Grammar; semantics: Semantics; maxDepth: number; mapper: Mapper } | undefined;

/** The last mapper is cached, because each compiles its grammar. */
function mapperOf(grammar: Grammar, semantics: Semantics, maxDepth: number): Mapper {
  if (last?.grammar !== grammar || last.semantics !== semantics || last.maxDepth !== maxDepth) {
    last = { grammar, semantics, maxDepth, mapper: createMapper(grammar, { semantics, maxDepth }) };
  }
  return last.mapper;
}
