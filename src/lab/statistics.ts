/** A generation in a few numbers. */

import type { Json } from '../base/json.ts';
import type { Member } from '../evolvers/evolver.ts';
import type { Experiment } from '../experiments/experiment.ts';
import type { Representation } from '../genomes/representation.ts';
import { representationNamed } from '../genomes/representations.ts';
import type { Statistics, Traits } from '../store/records.ts';
import { trialNamed } from '../trials/trials.ts';

/** The members may live on several islands, whose traits are then given too. */
export function statisticsOf(
  members: readonly Member<Json>[],
  best: Member<Json>,
  { genome, fitness }: Pick<Experiment, 'genome' | 'fitness'>,
  representation: Representation,
  islands?: readonly (readonly Member<Json>[])[],
): Omit<Statistics, 'measured' | 'games'> {
  const valid = members.flatMap((member) => {
    const phenotype = member.worth === null ? undefined : representation.express(member.genome);
    return phenotype ? [{ member, fitness: member.worth![0]!, size: phenotype.size, key: phenotype.key }] : [];
  });
  const fitnesses = valid.map((one) => one.fitness);
  const mean = meanOf(fitnesses);
  return {
    unit: trialNamed(fitness.method).unit,
    best: best.worth?.[0] ?? 0,
    mean,
    deviation: Math.sqrt(meanOf(fitnesses.map((one) => (one - mean) ** 2))),
    sizeNoun: representationNamed(genome.method).sizeNoun,
    bestSize: best.worth === null ? 0 : (representation.express(best.genome)?.size ?? 0),
    meanSize: meanOf(valid.map(({ size }) => size)),
    diversity: valid.length === 0 ? 0 : new Set(valid.map(({ key }) => key)).size / valid.length,
    valid: valid.length,
    population: members.length,
    ...(representation.traits && valid.length > 0 && { traits: traitsOf(members, representation) }),
    ...(representation.traits && islands && { islands: islands.map((island) => traitsOf(island, representation)) }),
  };
}

/** The traits of the valid members; none if there are no such members. */
function traitsOf(members: readonly Member<Json>[], representation: Representation): Traits {
  const valid = members.filter(({ genome, worth }) => worth !== null && representation.express(genome) !== undefined);
  return valid.length === 0 ? {} : (representation.traits?.(valid) ?? {});
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
