/** Finds earlier runs of an experiment. */

import { isDeepStrictEqual } from 'node:util';
import type { RunRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Experiment } from '../experiments/experiment.ts';
import { decisivePart, openExperiment } from '../experiments/experiment.ts';
import { attempt } from '../base/attempt.ts';

/** The run of an experiment with a seed: a finished one if there is any, otherwise the latest. */
export function earlierRun(store: Store, experiment: Experiment, seed: number): RunRecord | undefined {
  return earlierRuns(store, experiment).get(seed);
}

/** The runs of an experiment by seed: a finished one if there is any, otherwise the latest. */
export function earlierRuns(store: Store, experiment: Experiment): Map<number, RunRecord> {
  const wanted = asStored(experiment);
  const runs = store
    .runs({ name: experiment.name })
    .filter((run) => run.status !== 'imported' && run.name === experiment.name && isOf(run, wanted));
  const latest = new Map<number, RunRecord>(runs.map((run) => [run.seed, run]));
  const finished = runs.filter(({ status }) => status === 'finished').toReversed();
  return new Map([...latest, ...finished.map((run) => [run.seed, run] as const)]);
}

/** A run of an older version may lack newer settings; the presets are what it did. */
function isOf({ id, experiment }: RunRecord, wanted: unknown): boolean {
  const { value } = attempt(() => openExperiment(experiment, `run ${id}`));
  return value !== undefined && isDeepStrictEqual(asStored(value), wanted);
}

function asStored(experiment: Experiment): unknown {
  return JSON.parse(JSON.stringify(decisivePart(experiment)));
}
