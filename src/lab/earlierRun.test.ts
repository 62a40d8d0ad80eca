import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleChampion } from '../../test/exampleRuns.ts';
import { openStore } from '../store/store.ts';
import { createRun } from './conductRun.ts';
import { earlierRun } from './earlierRun.ts';
import { readExperimentFile } from '../experiments/experimentFile.ts';

const FILE = new URL('../../experiments/expressions-6x6.json', import.meta.url).pathname;

test('is the finished one, else the latest, of the same settings and seed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  {
    using store = openStore(join(folder, 'store.sqlite'));
    const experiment = readExperimentFile(FILE);
    expect(earlierRun(store, experiment, 1)).toBeUndefined();
    const [first, second] = [createRun(store, experiment, 1), createRun(store, experiment, 1)];
    createRun(store, readExperimentFile(FILE, ['population=30']), 1);
    createRun(store, experiment, 2);
    expect(earlierRun(store, experiment, 1)).toMatchObject({ id: second, status: 'unfinished' });
    store.finishRun(first, exampleChampion(), [], []);
    expect(earlierRun(store, experiment, 1)).toMatchObject({ id: first, status: 'finished' });
    // A version without one of the settings of today, and one that nobody can read any more.
    const { test: _, ...older } = experiment;
    const { version, generations, name, variant } = store.run(first);
    const run = { version, generations, name, variant, seed: 3 };
    const known = store.createRun({ ...run, experiment: older });
    store.createRun({ ...run, experiment: { name } });
    expect(earlierRun(store, readExperimentFile(FILE), 3)).toMatchObject({ id: known });
    // Neither the words nor the yardstick decide what a run finds.
    const { yardstick: __, ...unmeasured } = { ...experiment, description: 'Other words.' };
    const reworded = store.createRun({ ...run, seed: 4, experiment: unmeasured });
    expect(earlierRun(store, experiment, 4)).toMatchObject({ id: reworded });
  }
  rmSync(folder, { recursive: true });
});
