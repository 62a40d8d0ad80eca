/** Real runs for tests, as small as possible: a few generations of a small population, and a short test. */

import { conductRun, createRun } from '../src/lab/conductRun.ts';
import { readExperimentFile } from '../src/experiments/experimentFile.ts';
import { openLabPool } from '../src/lab/labPool.ts';
import type { Store } from '../src/store/store.ts';

const TINY = [
  'generations=3',
  'population=12',
  'fitness.games=10',
  'validation.confirmationGames=40',
  'test.games=40',
  'test.opponents=["random","alphabeta:depth=1"]',
  'yardstick.games=4',
];

/** Evolves a configuration of the thesis, with some changes, once for each seed. Returns the numbers of the runs. */
export async function evolveTiny(
  store: Store,
  changes: readonly string[],
  seeds: readonly number[],
): Promise<number[]> {
  const pool = await openLabPool(1);
  const experiment = readExperimentFile('experiments/thesis/config1.json', [...TINY, ...changes]);
  const ids: number[] = [];
  for (const seed of seeds) {
    const id = createRun(store, experiment, seed);
    await Array.fromAsync(conductRun(store, id, pool));
    ids.push(id);
  }
  await pool.close();
  return ids;
}
