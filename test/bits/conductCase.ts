/** Conducts a small run in this thread. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conductRun, createRun } from '../../src/lab/conductRun.ts';
import { readExperimentFile } from '../../src/experiments/experimentFile.ts';
import { openLabPool } from '../../src/lab/labPool.ts';
import { openStore } from '../../src/store/store.ts';
import type { BitsCase } from './cases.ts';
import type { RunBits } from './runBits.ts';
import { runBits } from './runBits.ts';

export async function conductCase({ file, changes, seed }: BitsCase): Promise<RunBits> {
  const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  using store = openStore(join(folder, 'store.sqlite'));
  const pool = await openLabPool(1);
  const id = createRun(store, readExperimentFile(file, changes), seed);
  await Array.fromAsync(conductRun(store, id, pool));
  await pool.close();
  const bits = runBits(store, id);
  rmSync(folder, { recursive: true });
  return bits;
}
