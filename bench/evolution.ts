/**
 * The largest configuration of the thesis (Greaney 2026), `experiments/thesis/config6.json`, as a whole run: 400
 * individuals, 75 generations, 40 games each, with one thread and with two, side by side. The original took about 47
 * hours of one core.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conductRun, createRun } from '../src/lab/conductRun.ts';
import { readExperimentFile } from '../src/lab/experimentFile.ts';
import { openLabPool } from '../src/lab/labPool.ts';
import { openStore } from '../src/store/store.ts';

const FILE = new URL('../experiments/thesis/config6.json', import.meta.url).pathname;
const SEEDS = [123, 456, 789];

interface Timing {
  readonly seconds: number;
  /** Milliseconds of a generation in the first and in the last quarter, the very first left out. */
  readonly early: number;
  readonly late: number;
}

export async function benchEvolution(): Promise<void> {
  process.stdout.write('\nA run of experiments/thesis/config6.json\n');
  for (const seed of SEEDS) {
    const [one, two] = [await timeRun(seed, 1), await timeRun(seed, 2)];
    process.stdout.write(
      `  seed ${seed}: ${one.seconds.toFixed(1)} s with 1 thread, ${two.seconds.toFixed(1)} s with 2, ` +
        `${(one.seconds / two.seconds).toFixed(2)} times as fast; ` +
        `a generation ${two.early.toFixed(0)} ms early, ${two.late.toFixed(0)} ms late\n`,
    );
  }
  const megabytes = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(`  most memory so far, all of the benchmark: ${megabytes.toFixed(0)} MB\n`);
}

async function timeRun(seed: number, threads: number): Promise<Timing> {
  const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  const store = openStore(join(folder, 'bench.sqlite'));
  const pool = await openLabPool(threads);
  try {
    const startMs = performance.now();
    const id = createRun(store, readExperimentFile(FILE), seed);
    const times: number[] = [];
    for await (const event of conductRun(store, id, pool)) {
      if (event.kind === 'generation') times.push(event.record.timeMs);
    }
    const quarter = Math.floor(times.length / 4);
    return {
      seconds: (performance.now() - startMs) / 1000,
      early: mean(times.slice(1, 1 + quarter)),
      late: mean(times.slice(-quarter)),
    };
  } finally {
    await pool.close();
    store.close();
    rmSync(folder, { recursive: true });
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
