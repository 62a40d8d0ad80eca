import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EXAMPLE_RUN, exampleGeneration } from '../../../test/exampleRuns.ts';
import type { Json } from '../../base/json.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import { runSpeeds } from './runSpeeds.ts';

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('speeds are those of the latest runs of each depth, and only of alpha-beta', () => {
  using store = openStore(join(folder, 'store.sqlite'));
  storeRun(store, {}, 100);
  storeRun(store, { depth: 2 }, 2000);
  storeRun(store, { search: 'alphabeta', depth: 0 }, 500);
  storeRun(store, { search: 'flat', depth: 0 }, 90_000);
  expect(runSpeeds(store).toSorted((one, two) => one.depth - two.depth)).toEqual([
    { variant: 'english', depth: 0, gameMs: 0.5 },
    { variant: 'english', depth: 2, gameMs: 2 },
  ]);
});

/** A run of a thousand games in one generation. */
function storeRun(store: Store, strategy: Json, timeMs: number): void {
  const id = store.createRun({ ...EXAMPLE_RUN, experiment: { strategy } });
  const generation = exampleGeneration(0);
  const statistics = { ...generation.statistics, games: 1000 };
  store.saveGeneration(id, { ...generation, statistics, timeMs }, [], null);
}
