/** The run of exactly this experiment and seed in a store, if it was made there. */

import type { Experiment } from '../src/experiments/experiment.ts';
import type { Store } from '../src/store/store.ts';

export function runOf(store: Store, experiment: Experiment, seed: number): number | undefined {
  const wanted = JSON.stringify(experiment);
  const runs = store.runs().filter(({ status }) => status !== 'imported');
  return runs.find((run) => run.seed === seed && JSON.stringify(run.experiment) === wanted)?.id;
}
