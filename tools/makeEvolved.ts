/**
 * Evolves the evaluations behind `eval=evolved`:
 *
 *     node tools/makeEvolved.ts [STORE]
 *
 * conducts the experiments in `experiments/evolved/`, one for each variant, and writes what their champions know to
 * `data/evolved.json`. The runs are kept in a store, `evolved.sqlite` if none is named. After a stop the same command
 * continues them. The same seed gives the same file with any number of threads. Progress goes to the error stream.
 */

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { freezeExperiment } from '../src/experiments/experiment.ts';
import { readExperimentFile } from '../src/experiments/experimentFile.ts';
import { conductRun, createRun } from '../src/lab/conductRun.ts';
import { openLabPool } from '../src/lab/labPool.ts';
import { resolveSpec } from '../src/players/players.ts';
import { VARIANTS } from '../src/rules/variant.ts';
import type { Json } from '../src/base/json.ts';
import type { Store } from '../src/store/store.ts';
import { openStore } from '../src/store/store.ts';
import { runOf } from './runOf.ts';

const SEED = 1;

const ABOUT =
  'Evaluations that evolved from nothing: the champions of the experiments in experiments/evolved/, made by ' +
  'tools/makeEvolved.ts. A list of windows, then all values as one word; see src/evaluators/patterns/.';

const pool = await openLabPool(availableParallelism());
try {
  using store = openStore(process.argv[2] ?? 'evolved.sqlite');
  const variants: Record<string, Json> = {};
  for (const { name } of VARIANTS) variants[name] = await evolvedFor(name, store);
  const text = JSON.stringify({ about: ABOUT, variants }, undefined, 2);
  writeFileSync(new URL('../data/evolved.json', import.meta.url), `${text}\n`);
} finally {
  await pool.close();
}

async function evolvedFor(variant: string, store: Store): Promise<Json> {
  const path = `experiments/evolved/${variant}.json`;
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const experiment = freezeExperiment(readExperimentFile(file, []), resolveSpec);
  const id = runOf(store, experiment, SEED) ?? createRun(store, experiment, SEED);
  if (store.champion(id) === undefined) {
    for await (const event of conductRun(store, id, pool)) {
      if (event.kind === 'generation')
        tell(`${variant}: generation ${event.record.number} of ${experiment.generations}`);
    }
  }
  const { generation, individual } = store.champion(id)!;
  return { experiment: path, seed: SEED, generation, patterns: individual.genome };
}

function tell(what: string): void {
  process.stderr.write(`${what}, after ${Math.round(performance.now() / 1000)} s\n`);
}
