/**
 * How much crossover and mutation leave of what a net computes: the correlation of the outputs of a child and its dominant
 * parent. Parents are the first individuals of a run of the text, and its last.
 */

import { createRng } from '../../base/rng.ts';
import type { Rng } from '../../base/rng.ts';
import { openExperiment } from '../../experiments/experiment.ts';
import { correlation } from '../../explanations/countFit.ts';
import type { Representation } from '../../genomes/representation.ts';
import { createLaboratory } from '../../lab/laboratory.ts';
import type { Store } from '../../store/store.ts';
import { mean } from '../../stats/spread.ts';
import type { Champions, PaperChampion } from './champions.ts';
import { DRASTIC, LARGE_STEPS, SMALL_STEPS, TEXT } from './design.ts';
import { outputsOf } from './outputs.ts';

/** By condition whose operator it is. A type, not an interface, so that it is Json. */
export type KeptRecord = {
  readonly crossover: Readonly<Record<string, Kept>>;
  readonly mutation: Readonly<Record<string, Kept>>;
};

/** Mean correlations over pairs of the first generation and of the last. */
export type Kept = { readonly first: number; readonly last: number };

export const CROSSING = [TEXT, ...DRASTIC] as const;
export const MUTATING = [SMALL_STEPS, TEXT, LARGE_STEPS] as const;

const SEED = 2018;

export function measureKept(store: Store, champion: PaperChampion, champions: Champions, pairs: number): KeptRecord {
  const last = store.run(champion.run).generation;
  const representationOf = (condition: string): Representation => {
    const { run } = champions.beside(champion, condition);
    return createLaboratory(openExperiment(store.run(run).experiment, `run ${run}`)).representation;
  };
  const kept = (condition: string, childOf: ChildOf): Kept => {
    const representation = representationOf(condition);
    const at = (generation: number): number =>
      keptIn(
        store.membersOf(champion.run, generation).map(({ genome }) => genome as string),
        representation,
        childOf,
        pairs,
      );
    return { first: at(0), last: at(last) };
  };
  const all = (conditions: readonly string[], childOf: ChildOf): Record<string, Kept> =>
    Object.fromEntries(conditions.map((condition) => [condition, kept(condition, childOf)]));
  return {
    crossover: all(CROSSING, (own, one, two, rng) => own.crossover(one, two, rng)[0] as string),
    mutation: all(MUTATING, (own, one, _, rng) => own.mutate(one, rng) as string),
  };
}

type ChildOf = (representation: Representation, one: string, two: string, rng: Rng) => string;

/** Neighbours in the list of a generation are the pairs. */
function keptIn(genomes: readonly string[], representation: Representation, childOf: ChildOf, pairs: number): number {
  const outputs = (genome: string): Float64Array => outputsOf(representation.express(genome)!.evaluation);
  return mean(
    Array.from({ length: pairs }, (_, pair) => {
      const [one, two] = [genomes[pair % genomes.length]!, genomes[(pair + 1) % genomes.length]!];
      return correlation(outputs(childOf(representation, one, two, createRng(SEED, pair))), outputs(one));
    }),
  );
}
