/** A generation in a few numbers. */

import type { Member } from '../evolvers/evolver.ts';
import type { Codons, GrammarGenome } from '../genomes/grammarGenome.ts';
import type { Statistics } from '../store/records.ts';

export function statisticsOf(
  members: readonly Member<Codons>[],
  genome: GrammarGenome,
): Omit<Statistics, 'measured' | 'games'> {
  const valid = members.flatMap((member) => {
    const phenotype = member.worth === null ? undefined : genome.express(member.genome);
    return phenotype ? [{ fitness: member.worth![0]!, size: phenotype.size, key: phenotype.key }] : [];
  });
  const fitnesses = valid.map(({ fitness }) => fitness);
  const best = valid.reduce((one, two) => (two.fitness > one.fitness ? two : one), valid[0] ?? NOBODY);
  const mean = meanOf(fitnesses);
  return {
    best: best.fitness,
    mean,
    deviation: Math.sqrt(meanOf(fitnesses.map((fitness) => (fitness - mean) ** 2))),
    bestSize: best.size,
    meanSize: meanOf(valid.map(({ size }) => size)),
    diversity: valid.length === 0 ? 0 : new Set(valid.map(({ key }) => key)).size / valid.length,
    valid: valid.length,
    population: members.length,
  };
}

const NOBODY = { fitness: 0, size: 0, key: '' };

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
