/**
 * A run is killed with SIGKILL at random moments and resumed, again and again, with changing numbers of threads. What it
 * leaves in the store must be what an uninterrupted run leaves, but for the times.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRng, randomBelow } from '../src/base/rng.ts';
import { openStore } from '../src/store/store.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const EXPERIMENT = [
  'experiments/default-6x6.json',
  ...['--seed', '7'],
  '--set',
  ...['generations=8', 'population=30', 'fitness.games=20', 'fitness.racing=null'],
  ...['candidates=6', 'finalists=2', 'validation.games=20', 'finalGames=20'],
  ...['test.games=10', 'test.opponents=["random","alphabeta:depth=1"]'],
];

let folder: string;
let whole: unknown;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  const { code } = await run('whole', ['evolve', ...EXPERIMENT, '--threads', '1']);
  expect(code).toBe(0);
  whole = contents('whole');
  expect(whole).toMatchObject({ run: { status: 'finished', generation: 8 }, generations: { length: 9 } });
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([2, 4])('with %i threads a run leaves the same as with one', async (threads) => {
  const { code } = await run(`threads${threads}`, ['evolve', ...EXPERIMENT, '--threads', String(threads)]);
  expect(code).toBe(0);
  expect(contents(`threads${threads}`)).toEqual(whole);
});

test.each([1, 2, 3])('a run that is killed again and again leaves the same: %i', async (seed) => {
  const rng = createRng(seed);
  const name = `killed${seed}`;
  const threads = (): string[] => ['--threads', String([1, 2, 4][randomBelow(rng, 3)])];
  let { code } = await run(name, ['evolve', ...EXPERIMENT, ...threads()], killAfterMs(rng));
  let kills = 0;
  while (code !== 0) {
    kills++;
    const begun = statusOf(name);
    const args = begun === undefined ? ['evolve', ...EXPERIMENT] : ['resume', '1'];
    // Time to get somewhere grows, so that it ends.
    ({ code } = await run(name, [...args, ...threads()], killAfterMs(rng) + 100 * kills));
  }
  expect(kills).toBeGreaterThan(0);
  expect(contents(name)).toEqual(whole);
});

function killAfterMs(rng: { next(): number }): number {
  return 300 + randomBelow(rng, 2500);
}

/** Runs a command on a store of its own, and kills it after some time. */
async function run(name: string, args: readonly string[], killMs?: number): Promise<{ code: number | null }> {
  const child = spawn(process.execPath, ['bin/evodraughts.js', ...args, '--json'], {
    cwd: ROOT,
    env: { ...process.env, EVODRAUGHTS_STORE: storeFile(name) },
    stdio: 'ignore',
  });
  const ended = new Promise<{ code: number | null }>((resolve) => child.on('exit', (code) => resolve({ code })));
  if (killMs !== undefined) await Promise.race([ended, sleep(killMs).then(() => child.kill('SIGKILL'))]);
  return ended;
}

function storeFile(name: string): string {
  return join(folder, `${name}.sqlite`);
}

/** Whether the store has the run yet. */
function statusOf(name: string): string | undefined {
  const store = openStore(storeFile(name));
  try {
    return store.runs()[0]?.status;
  } finally {
    store.close();
  }
}

/** All that a run left, without the times. */
function contents(name: string): unknown {
  const store = openStore(storeFile(name), { mustExist: true });
  try {
    const { createdAt: _, updatedAt: __, ...record } = store.run(1);
    return {
      run: record,
      state: store.stateOf(1),
      generations: store.generations(1).map(({ timeMs: ___, ...generation }) => generation),
      members: store.generations(1).map(({ number }) => store.membersOf(1, number)),
      champion: store.champion(1),
      tests: store.tests({ run: 1 }).map(({ createdAt: ____, ...rest }) => rest),
      games: store.games({ run: 1 }),
    };
  } finally {
    store.close();
  }
}
