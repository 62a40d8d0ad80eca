/**
 * A run is killed with SIGKILL again and again and resumed, with changing numbers of threads: while it begins, between
 * and within generations, and while its champion is chosen and tested. What it leaves in the store must be what an
 * uninterrupted run leaves, but for the times.
 */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Rng } from '../src/base/rng.ts';
import { createRng, randomBelow } from '../src/base/rng.ts';
import { openStore } from '../src/store/store.ts';
import { ROOT } from './runCli.ts';

const GENERATIONS = 8;
const CHANGES = [
  `generations=${GENERATIONS} population=20 fitness.games=20 fitness.racing=null`,
  'candidates=6 finalists=2 validation.games=20 finalGames=20 confirmationGames=20',
  'validation.opponents=[{"player":"random"}] test.games=10 test.opponents=["random","alphabeta:depth=1"]',
].flatMap((line) => line.split(' '));
const EXPERIMENT = ['experiments/default-6x6.json', '--seed', '7', '--set', ...CHANGES];

/** When to kill: so long after a generation is stored, or before that if the process gets so old. */
interface Moment {
  readonly generation: number;
  readonly delayMs: number;
  readonly ageMs?: number;
}

let folder: string;
let whole: unknown;
let wholeMs: number;
/** The last generation that was stored when a run was killed. */
const generationsAtDeath: number[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  const startMs = performance.now();
  await run('whole', ['evolve', ...EXPERIMENT, '--threads', '1']);
  wholeMs = performance.now() - startMs;
  whole = contents('whole');
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('a run leaves its generations, its champion, a test and games', () => {
  expect(whole).toMatchObject({
    run: { status: 'finished', generation: GENERATIONS },
    generations: { length: GENERATIONS + 1 },
    champion: { confirmation: { games: 20 } },
    tests: [{ protocol: 'fair', result: { players: [{ player: 'run:1' }] } }],
    games: { length: 4 },
  });
});

test.each([2, 4])('with %i threads a run leaves the same as with one', async (threads) => {
  const name = `threads${threads}`;
  expect(await run(name, ['evolve', ...EXPERIMENT, '--threads', String(threads)])).toBe(0);
  expect(contents(name)).toEqual(whole);
});

test.each([1, 2, 3])('a run that is killed again and again leaves the same: %i', async (seed) => {
  const rng = createRng(seed);
  const name = `killed${seed}`;
  const deathsBefore = generationsAtDeath.length;
  let code = null;
  for (const moment of [...momentsOfDeath(seed, rng), undefined]) {
    code = await runOn(name, rng, moment);
    // Where the machine had other things to do, a run may be over before it is killed.
    if (code !== null) break;
    generationsAtDeath.push(runIn(name)?.generation ?? -1);
  }
  expect(code).toBe(0);
  expect(generationsAtDeath.length).toBeGreaterThan(deathsBefore);
  expect(contents(name)).toEqual(whole);
});

test('some of them were killed in the middle of their generations', () => {
  const inTheMiddle = generationsAtDeath.filter((generation) => generation >= 0 && generation < GENERATIONS);
  expect(inTheMiddle.length).toBeGreaterThan(0);
});

/**
 * Early, maybe before anything is stored; within the generations; when all are stored. The higher the seed, the later.
 */
function momentsOfDeath(seed: number, rng: Rng): Moment[] {
  const within = (share: number): number => randomBelow(rng, Math.ceil(share * wholeMs));
  return [
    { generation: seed, delayMs: 0, ageMs: (seed - 1) * 0.25 * wholeMs + within(0.25) },
    { generation: 2 * seed, delayMs: within(0.03) },
    { generation: GENERATIONS, delayMs: within(0.03) },
  ];
}

/** Begins a run or goes on with it, with one, two or four threads; to its end if there is no moment of death. */
async function runOn(name: string, rng: Rng, moment?: Moment): Promise<number | null> {
  const args = runIn(name) ? ['resume', '1'] : ['evolve', ...EXPERIMENT];
  return run(name, [...args, '--threads', String([1, 2, 4][randomBelow(rng, 3)])], moment);
}

/** Runs a command on a store of its own; returns its exit code, null if it was killed. */
async function run(name: string, args: readonly string[], moment?: Moment): Promise<number | null> {
  const child = spawn(process.execPath, ['bin/evodraughts.js', ...args, '--json'], {
    cwd: ROOT,
    env: { ...process.env, EVODRAUGHTS_STORE: storeFile(name) },
    stdio: 'ignore',
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  if (moment) {
    const { generation, delayMs, ageMs = Infinity } = moment;
    const startMs = performance.now();
    const isOld = (): boolean => performance.now() - startMs >= ageMs;
    while (child.exitCode === null && !isOld() && (runIn(name)?.generation ?? -1) < generation) await sleep(10);
    await Promise.race([ended, sleep(delayMs)]);
    child.kill('SIGKILL');
  }
  return ended;
}

function storeFile(name: string): string {
  return join(folder, `${name}.sqlite`);
}

/** How far a run has come; undefined if the store does not have it yet. */
function runIn(name: string): { readonly status: string; readonly generation: number } | undefined {
  if (!existsSync(storeFile(name))) return undefined;
  using store = openStore(storeFile(name));
  return store.runs()[0];
}

/** All that a run left, without the times. */
function contents(name: string): unknown {
  using store = openStore(storeFile(name), { mustExist: true });
  const generations = store.generations(1);
  const left = {
    run: store.run(1),
    state: store.stateOf(1),
    generations,
    members: generations.map(({ number }) => store.membersOf(1, number)),
    champion: store.champion(1),
    tests: store.tests({ run: 1 }),
    games: store.games({ run: 1 }),
  };
  const isTime = (key: string): boolean => ['createdAt', 'updatedAt', 'timeMs'].includes(key);
  return JSON.parse(JSON.stringify(left, (key, value: unknown) => (isTime(key) ? undefined : value)));
}
