/** Grammatical evolution: random genomes of 70 to 200 codons mapped with the grammar of the thesis, 8x8, to depth 30. */

import { readFileSync } from 'node:fs';
import { createRng, randomBelow } from '../src/base/rng.ts';
import type { Mapping } from '../src/grammar/mapping.ts';
import { SEMANTICS, createMapper } from '../src/grammar/mapping.ts';
import { readGrammar } from '../src/grammar/readGrammar.ts';
import { measure, printRates } from './measure.ts';

const GENOMES = 5_000;
const GRAMMAR = new URL('../grammars/thesis-8x8.bnf', import.meta.url);

export function benchGrammar(): void {
  const { grammar } = readGrammar(readFileSync(GRAMMAR, 'utf8'));
  const genomes = randomGenomes();
  const contestants = SEMANTICS.flatMap((semantics) => {
    const mapper = createMapper(grammar, { semantics, maxDepth: 30 });
    return [
      { name: `${semantics}, check`, run: () => countCodons(genomes, (genome) => mapper.check(genome)) },
      { name: `${semantics}, map`, run: () => countCodons(genomes, (genome) => mapper.map(genome)) },
      { name: `${semantics}, derive`, run: () => countCodons(genomes, (genome) => mapper.derive(genome)) },
    ];
  });
  const lazy = createMapper(grammar, { semantics: 'grape-lazy', maxDepth: 30 });
  const readAll = (genome: number[]): Mapping => {
    const mapping = lazy.map(genome);
    // The partial text of a failure is built when it is read.
    if (mapping.phenotype === '') throw new Error('a text is missing');
    return mapping;
  };
  contestants.push({ name: 'lazy, map, all read', run: () => countCodons(genomes, readAll) });
  printRates('Genomes mapped, thesis grammar', 'individuals', measure(contestants, 20));
}

function randomGenomes(): number[][] {
  const rng = createRng(1);
  return Array.from({ length: GENOMES }, () =>
    Array.from({ length: 70 + randomBelow(rng, 131) }, () => randomBelow(rng, 256)),
  );
}

function countCodons(genomes: number[][], visit: (genome: number[]) => { usedCodons: number | null }): number {
  let codons = 0;
  for (const genome of genomes) codons += visit(genome).usedCodons ?? 0;
  if (codons < genomes.length) throw new Error('nothing was done');
  return genomes.length;
}
