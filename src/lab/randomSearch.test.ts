/** Small runs whose strategies search by random play: whole, and the same again on any number of threads. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { RunBits } from '../../test/bits/runBits.ts';
import { runBits } from '../../test/bits/runBits.ts';
import { readExperiment } from '../experiments/experiment.ts';
import { openStore } from '../store/store.ts';
import { conductRun, createRun } from './conductRun.ts';
import { openLabPool } from './labPool.ts';

const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DUELS = {
  evolver: { method: 'duelling', population: 6, crossings: 20, together: 2 },
  fitness: { method: 'duels', plies: 40 },
};
const ROUND_ROBIN = { fitness: { method: 'roundRobin', openings: 'start', plies: 40 } };

test.each([
  ['mcts', {}, /^mcts:playouts=6,cutoff=3,eval=linear\(/],
  ['flat', {}, /^flat:plies=3,lines=6,eval=linear\(/],
  ['mcts', ROUND_ROBIN, /^mcts:/],
  ['flat', DUELS, /^flat:/],
])('a run with the search %s ends with a champion, and repeats: %j', async (search, changes, player) => {
  const strategy = { search, playouts: 6, cutoff: 3 };
  const runs = [await conduct({ strategy, ...changes }, 1), await conduct({ strategy, ...changes }, 2)];
  expect(runs[1]).toEqual(runs[0]);
  expect(runs[0]!.player).toMatch(player);
  expect(runs[0]!.bits.generations).toHaveLength(3);
  const other = await conduct({ strategy, ...changes }, 1, 8);
  expect(other.bits).not.toEqual(runs[0]!.bits);
});

test('a champion with a depth of its own plays with alpha-beta', async () => {
  const strategy = { search: 'flat', playouts: 4, cutoff: 2, championDepth: 2 };
  const { player } = await conduct({ strategy }, 1);
  expect(player).toMatch(/^alphabeta:depth=2,eval=linear\(/);
});

interface Conducted {
  readonly player: string;
  readonly bits: RunBits;
}

async function conduct(changes: object, threads: number, seed = 7): Promise<Conducted> {
  const experiment = readExperiment(
    {
      name: 'try',
      variant: 'english-6x6',
      generations: 2,
      genome: { method: 'weights', shape: 'plain' },
      evolver: { method: 'generational', population: 6 },
      fitness: { games: 4 },
      validation: { candidates: 2, finalists: 1, games: 2, finalGames: 2, confirmationGames: 2 },
      test: { games: 2, opponents: ['random'] },
      yardstick: { games: 0 },
      ...changes,
    },
    'x.json',
  );
  using store = openStore(join(mkdtempSync(join(folder, 'run-')), 'store.sqlite'));
  const id = createRun(store, experiment, seed);
  const pool = await openLabPool(threads);
  try {
    for await (const _ of conductRun(store, id, pool));
  } finally {
    await pool.close();
  }
  return { player: store.champion(id)!.player, bits: runBits(store, id) };
}
