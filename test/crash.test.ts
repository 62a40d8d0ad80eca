/**
 * A run is killed with SIGKILL again and again and resumed, with changing numbers of threads: while it starts, between
 * and within generations, while its champion is chosen and while it is tested. It must leave in the store what an
 * uninterrupted run leaves, except for the times.
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
const CHOOSING = `generations=${GENERATIONS} candidates=6 finalists=2 validation.games=20 finalGames=20 confirmationGames=40`;
const EXPERIMENT = experimentOf(
  'expressions-6x6',
  CHOOSING,
  'population=20 fitness.games=20 fitness.racing={"stages":[{"games":8,"keep":0.5}]}',
  'validation.opponents=[{"player":"random"}] test.games=100 test.opponents=["random","alphabeta:depth=1"]',
);
/** What CMA-ES has learnt must survive as well. */
const WEIGHTS = experimentOf(
  'default-8x8',
  CHOOSING,
  'variant=english-6x6 shape=plain evolver.population=8 fitness.games=6 championDepth=2',
  'test.games=20 test.opponents=["random"]',
);
/** Newcomers that have not played yet, and results that need not be played again. */
const FOLEY = experimentOf(
  'foley/islands',
  `generations=${GENERATIONS} evolver.population=6 interval=2 strategy.depth=2 confirmationGames=20`,
  'test.games=20 test.opponents=["random"]',
);

/** Positions that are used again, valued by the best of the generation before. */
const BACKWARDS = experimentOf(
  'mandziuk/hg-checkers',
  `generations=${GENERATIONS} evolver.population=20 patience=2000 fitness.positions=120 reuse=true fitness.depth=3`,
  'strategy.depth=2 yardstick.every=0 test.games=20 test.opponents=["random"]',
);
/** Many questions in a generation. */
const DUELS = experimentOf(
  'mandziuk/shg-checkers',
  `generations=${GENERATIONS} shape=8F evolver.population=20 crossings=12 strategy.depth=1 championDepth=2`,
  'confirmationGames=20 yardstick.every=0 test.games=20 test.opponents=["random"]',
);

/** Nets, whose weights are stored apart, and the champions that the next ones meet. */
const NETS = experimentOf(
  'nguyen/text',
  `generations=${GENERATIONS} confirmationGames=20 yardstick.every=4 yardstick.games=4`,
  'test.games=20 test.opponents=["random"]',
);

const PHASES = ['beginning', 'breeding', 'choosing', 'testing'] as const;
type Phase = (typeof PHASES)[number];

let folder: string;
let whole: unknown;
let wholeMs: number;
const deaths: Phase[] = [];

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
    champion: { confirmation: { games: 40 } },
    tests: [{ protocol: 'fair', result: { players: [{ player: 'run:1' }] } }],
    games: { length: 4 },
  });
});

test.each([2, 4])('with %i threads a run leaves the same as with one', async (threads) => {
  const name = `threads${threads}`;
  await run(name, ['evolve', ...EXPERIMENT, '--threads', String(threads)]);
  expect(contents(name)).toEqual(whole);
});

test.each([
  [1, ['beginning', 'choosing', 'testing']],
  [2, ['breeding', 'choosing', 'testing']],
  [3, ['beginning', 'breeding', 'testing']],
] as const)('a run that is killed again and again leaves the same: %i, %j', async (seed, phases) => {
  const rng = createRng(seed);
  const name = `killed${seed}`;
  for (const phase of [...phases, undefined]) {
    const last = await runOn(name, rng, phase);
    // On a busy machine a run may be over before it is killed.
    if (runIn(name)?.status === 'finished') break;
    deaths.push(last);
  }
  expect(contents(name)).toEqual(whole);
});

test.each([
  ['weights', WEIGHTS],
  ['islands', FOLEY],
  ['positions', BACKWARDS],
  ['duels', DUELS],
  ['nets', NETS],
])('so does a run of %s', async (name, experiment) => {
  const rng = createRng(4);
  await run(name, ['evolve', ...experiment, '--threads', '1']);
  for (const phase of ['breeding', 'breeding', undefined] as const)
    await runOn(`${name}Killed`, rng, phase, experiment);
  expect(contents(`${name}Killed`)).toEqual(contents(name));
});

test.each(PHASES)('some of them were killed while %s', (phase) => {
  expect(deaths).toContain(phase);
});

/** Starts a run or continues it, with one, two or four threads; to its end unless it is to die in a phase. */
async function runOn(name: string, rng: Rng, phase?: Phase, experiment = EXPERIMENT): Promise<Phase> {
  if (runIn(name)?.status === 'finished') return 'testing';
  const args = runIn(name) ? ['resume', '1'] : ['evolve', ...experiment];
  const threads = [1, 2, 4][randomBelow(rng, 3)];
  return run(name, [...args, '--threads', String(threads)], phase && momentOf(phase, rng));
}

/** The arguments of a small run, with changes as for `--set`. */
function experimentOf(name: string, ...changes: readonly string[]): readonly string[] {
  return [`experiments/${name}.json`, '--seed', '7', '--set', ...changes.join(' ').split(' ')];
}

/** When to kill: this long after the run has come so far. */
interface Moment {
  readonly isCome: (name: string, out: string) => boolean;
  readonly delayMs: number;
}

function momentOf(phase: Phase, rng: Rng): Moment {
  const within = (share: number): number => randomBelow(rng, Math.ceil(share * wholeMs));
  if (phase === 'beginning') return { isCome: () => true, delayMs: within(0.3) };
  const generation = randomBelow(rng, GENERATIONS - 2);
  const isCome = (name: string, out: string): boolean =>
    phase === 'breeding'
      ? storedGeneration(name) >= generation
      : PHASES.indexOf(phaseOf(name, out)) >= PHASES.indexOf(phase);
  return { isCome, delayMs: within(0.02) };
}

function phaseOf(name: string, out: string): Phase {
  if (out.includes('\nThe champion, from generation ')) return 'testing';
  const generation = storedGeneration(name);
  return generation < 0 ? 'beginning' : generation < GENERATIONS ? 'breeding' : 'choosing';
}

/** The last generation in the store; -1 if there is none. */
function storedGeneration(name: string): number {
  return runIn(name)?.generation ?? -1;
}

/** Runs a command on its own store; returns the phase in which it ended. */
async function run(name: string, args: readonly string[], moment?: Moment): Promise<Phase> {
  const child = spawn(process.execPath, ['bin/evodraughts.js', ...args], {
    cwd: ROOT,
    env: { ...process.env, EVODRAUGHTS_STORE: storeFile(name) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  if (moment) {
    while (child.exitCode === null && !moment.isCome(name, out)) await sleep(5);
    await Promise.race([ended, sleep(moment.delayMs)]);
    child.kill('SIGKILL');
  }
  const code = await ended;
  if (code !== null && code !== 0) throw new Error(`${args.join(' ')} exits with ${code}: ${stderr}`);
  return phaseOf(name, out);
}

function storeFile(name: string): string {
  return join(folder, `${name}.sqlite`);
}

/** The progress of a run; undefined if it is not in the store yet. */
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
    strengths: store.strengths(1),
    champion: store.champion(1),
    tests: store.tests({ run: 1 }),
    games: store.games({ run: 1 }),
  };
  const isTime = (key: string): boolean => ['createdAt', 'updatedAt', 'timeMs'].includes(key);
  return JSON.parse(JSON.stringify(left, (key, value: unknown) => (isTime(key) ? undefined : value)));
}
