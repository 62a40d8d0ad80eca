/**
 * How far the weights of a population are apart (section 6), at the start, whose individuals are drawn again from the
 * seed of the run, and at the end.
 */

import { createRng } from '../../base/rng.ts';
import { openExperiment } from '../../experiments/experiment.ts';
import { createLaboratory, STREAMS } from '../../lab/laboratory.ts';
import { median } from '../../stats/quartiles.ts';
import { mean, populationDeviation } from '../../stats/spread.ts';
import type { Store } from '../../store/store.ts';

/** A type, not an interface, so that it is Json. */
export type SpreadRecord = {
  /** The standard deviation of a weight, in points: the median over all weights, at the start and at the end. */
  readonly firstDeviation: number;
  readonly lastDeviation: number;
  /** The share of the mean weights of HG at the end that lie between -1 and 1, in the unit of the paper. */
  readonly small: number;
};

/** The unit of the paper in points: its first genes of HG lie between -100 and 100, ours between -1000 and 1000 points. */
export const HG_UNIT = 10;

type Weights = readonly number[];

export function measureSpread(store: Store, run: number): SpreadRecord {
  const { seed, generation, experiment: stored } = store.run(run);
  const experiment = openExperiment(stored, `run ${run}`);
  const { representation } = createLaboratory(experiment);
  const { population } = experiment.evolver as unknown as { readonly population: number };
  const first = representation.create(population, createRng(seed, STREAMS.ask, 0)) as readonly Weights[];
  return spreadOf(
    first,
    store.membersOf(run, generation).map(({ genome }) => genome as unknown as Weights),
  );
}

export function spreadOf(first: readonly Weights[], last: readonly Weights[]): SpreadRecord {
  const means = last[0]!.map((_, index) => mean(last.map((genome) => genome[index]!)));
  return {
    firstDeviation: medianDeviation(first),
    lastDeviation: medianDeviation(last),
    small: mean(means.map((weight) => (Math.abs(weight) <= HG_UNIT ? 1 : 0))),
  };
}

function medianDeviation(genomes: readonly Weights[]): number {
  const deviations = genomes[0]!.map((_, index) => populationDeviation(genomes.map((genome) => genome[index]!)));
  return median(deviations);
}
