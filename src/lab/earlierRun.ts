/** Finds out whether an experiment was run before. */

import { isDeepStrictEqual } from 'node:util';
import type { RunRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Experiment } from './experiment.ts';

/** The run of an experiment with a seed: one that is finished if there is any, else the latest. */
export function earlierRun(store: Store, experiment: Experiment, seed: number): RunRecord | undefined {
  const stored = JSON.parse(JSON.stringify(experiment)) as unknown;
  const runs = store
    .runs({ name: experiment.name })
    .filter((run) => run.status !== 'imported' && run.seed === seed && isDeepStrictEqual(run.experiment, stored));
  return runs.find(({ status }) => status === 'finished') ?? runs.at(-1);
}
