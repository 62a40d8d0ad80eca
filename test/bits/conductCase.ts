/** Conducts a small run, by default in this thread. */

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

/** With `leaveAfter`, the run is left after that generation and taken up again by another laboratory. */
export async function conductCase(
  { file, changes, seed }: BitsCase,
  { leaveAfter = -1, threads = 1 } = {},
): Promise<RunBits> {
  const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  using store = openStore(join(folder, 'store.sqlite'));
  const pool = await openLabPool(threads);
  const id = createRun(store, readExperimentFile(file, changes), seed);
  for await (const event of conductRun(store, id, pool)) {
    if (event.kind === 'generation' && event.record.number === leaveAfter) break;
  }
  if (leaveAfter >= 0) await Array.fromAsync(conductRun(store, id, pool));
  await pool.close();
  const bits = runBits(store, id);
  rmSync(folder, { recursive: true });
  return bits;
}
