/** Who may become the champion of a run. */

import type { Json } from '../base/json.ts';
import { bestFirst, fitnessOf, validMembers } from '../evolvers/bestFirst.ts';
import type { Member } from '../evolvers/evolver.ts';
import type { Experiment } from '../experiments/experiment.ts';
import type { Phenotype } from '../genomes/representation.ts';
import type { GenerationRecord, IndividualRecord } from '../store/records.ts';
import type { LabState, Laboratory } from './laboratory.ts';
import { recordOf } from './laboratory.ts';

/** A run whose generations are complete. */
export interface Finished {
  readonly laboratory: Laboratory;
  readonly experiment: Experiment;
  readonly seed: number;
  readonly state: LabState;
  readonly generations: readonly GenerationRecord[];
}

/** A candidate for champion. */
export interface Claimant {
  readonly individual: IndividualRecord;
  /** The generation whose games it plays. */
  readonly generation: number;
  readonly phenotype: Phenotype;
}

export function claimantsOf(run: Finished): Claimant[] {
  return CLAIMANTS[run.experiment.validation.by]!(run);
}

/** By the setting `validation.by`. */
const CLAIMANTS: Readonly<Record<string, (run: Finished) => Claimant[]>> = {
  opponents: bestOfRun,
  islands: islandChampions,
  fittest: fittestOfAll,
};

/**
 * Each strategy once. For validation, half are the best of the last population. The others are the best of each
 * generation, the latest first: opponents get stronger, so an old score may be too high. Without validation, only the
 * fittest is a candidate.
 */
function bestOfRun({ laboratory, experiment, state, generations }: Finished): Claimant[] {
  const { evolver, representation } = laboratory;
  const { games, candidates } = experiment.validation;
  const population = evolver
    .population(state.evolver)
    .map((member) => ({ individual: recordOf(member, representation), generation: generations.length - 1 }))
    .toSorted(fittestFirst);
  const bests = generations.map(({ best, number }) => ({ individual: individualOf(best), generation: number }));
  // Of equals the earliest, because it was measured then, against the opponents of that generation.
  if (games === 0) return distinct([...bests, ...population].toSorted(fittestFirst), laboratory).slice(0, 1);
  const fittest = distinct(population, laboratory);
  const half = fittest.slice(0, Math.ceil(candidates / 2));
  return distinct([...half, ...bests.toReversed(), ...fittest], laboratory).slice(0, candidates);
}

/** Without its player, which is that of training. */
function individualOf({ id, genome, parents, worth, text }: GenerationRecord['best']): IndividualRecord {
  return { id, genome, parents, worth, text };
}

type Measured = Pick<Claimant, 'individual' | 'generation'>;

function fittestFirst(one: Measured, two: Measured): number {
  return fitnessOf(two.individual) - fitnessOf(one.individual);
}

/** The first of each group of strategies that play alike as champions. */
function distinct(measured: readonly Measured[], laboratory: Laboratory): Claimant[] {
  const found = new Map<string, Claimant>();
  for (const { individual, generation } of measured) {
    const phenotype = laboratory.representation.express(individual.genome);
    if (!phenotype || individual.worth === null) continue;
    const key = laboratory.championKeyOf(phenotype);
    if (!found.has(key)) found.set(key, { individual, generation, phenotype });
  }
  return [...found.values()];
}

/** The fittest member of each island in the last generation, each strategy once. */
function islandChampions(run: Finished): Claimant[] {
  const { evolver } = run.laboratory;
  const islands = evolver.islands?.(run.state.evolver) ?? [evolver.population(run.state.evolver)];
  return lastClaimants(
    run,
    islands.flatMap((members) => bestFirst(validMembers(members)).slice(0, 1)),
  );
}

/** The member that represents the last generation. */
function fittestOfAll(run: Finished): Claimant[] {
  const { evolver } = run.laboratory;
  const { state } = run;
  const leader = evolver.leader?.(state.evolver);
  return lastClaimants(run, leader ? [leader] : bestFirst(validMembers(evolver.population(state.evolver))).slice(0, 1));
}

/** Members of the last generation as claimants, each strategy once. */
function lastClaimants({ laboratory, generations }: Finished, members: readonly Member<Json>[]): Claimant[] {
  const measured = members.map((member) => ({
    individual: recordOf(member, laboratory.representation),
    generation: generations.length - 1,
  }));
  return distinct(measured, laboratory);
}
