/** A plan of a second or two, and what its runs leave in a store. */

import type { Plan } from '../src/experiments/plan.ts';
import { readPlan } from '../src/experiments/plan.ts';
import { openExperimentFile } from '../src/experiments/experimentFile.ts';
import { openStore } from '../src/store/store.ts';

const FILE = new URL('../experiments/thesis/config1.json', import.meta.url).pathname;

/** As it is written in a file. */
export const SMALL_PLAN = {
  name: 'small plan',
  description: 'Does more mutation help?',
  experiment: FILE,
  seeds: '4-5',
  set: ['generations=3', 'population=30', 'test.games=40', 'yardstick.games=2'],
  conditions: [{ name: 'little' }, { name: 'much', set: ['mutation.probability=0.3'], seeds: [2, 1] }],
};

export function smallPlan(changes: object = {}): Plan {
  return readPlan({ ...SMALL_PLAN, ...changes }, 'small', { open: openExperimentFile, resolve: (player) => player });
}

/** Everything that the finished runs of a store have left, without the times. */
export function contentsOf(storeFile: string): unknown {
  using store = openStore(storeFile, { mustExist: true });
  const left = store.runs({ status: 'finished' }).map((run) => ({
    run,
    generations: store.generations(run.id),
    members: store.membersOf(run.id, run.generation),
    champion: store.champion(run.id),
    // Ids depend on the order in which runs end.
    tests: store.tests({ run: run.id }).map((test) => ({ ...test, id: undefined })),
    games: store.games({ run: run.id }),
    strengths: store.strengths(run.id),
  }));
  const isTime = (key: string): boolean => ['createdAt', 'updatedAt', 'timeMs'].includes(key);
  return JSON.parse(JSON.stringify(left, (key, value: unknown) => (isTime(key) ? undefined : value)));
}
