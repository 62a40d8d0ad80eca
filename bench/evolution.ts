/**
 * The largest configuration of the thesis (Greaney 2026), `experiments/thesis/config6.json`, as the whole command: 400
 * individuals, 75 generations, 40 games each, with one thread and with two, each in its own process. The original took
 * about 47 hours of one core. Two independent runs of one thread side by side show the greatest gain that two threads
 * could have on this machine. If few strategies differ, there are few games to distribute, so the benchmark is repeated
 * with ten times the games.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '../src/store/store.ts';

const CLI = fileURLToPath(new URL('../bin/evodraughts.js', import.meta.url));
const FILE = fileURLToPath(new URL('../experiments/thesis/config6.json', import.meta.url));
const SEEDS = [123, 456, 789];
/** Other work on the machine only makes a run slower, so the fastest of so many counts. */
const ROUNDS = 3;
const MORE_GAMES = ['--set', 'fitness.games=400', 'generations=8'];

interface Timing {
  readonly seconds: number;
  /** Milliseconds of a generation in the first and in the last quarter, without the very first. */
  readonly early: number;
  readonly late: number;
  readonly megabytes: number;
}

export async function benchEvolution(): Promise<void> {
  process.stdout.write('\nevodraughts evolve experiments/thesis/config6.json\n');
  for (const seed of SEEDS) await compareThreads(seed, []);
  process.stdout.write(`The same with ${MORE_GAMES.slice(1).join(' ')}\n`);
  for (const seed of SEEDS) await compareThreads(seed, MORE_GAMES);
}

async function compareThreads(seed: number, changes: readonly string[]): Promise<void> {
  const rounds: { one: Timing; two: Timing; pair: Timing }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const one = await timeRun(seed, 1, changes);
    const two = await timeRun(seed, 2, changes);
    const sideBySide = await Promise.all([timeRun(seed, 1, changes), timeRun(seed, 1, changes)]);
    rounds.push({ one, two, pair: sideBySide.toSorted(bySeconds)[1]! });
  }
  const fastest = (name: 'one' | 'two' | 'pair'): Timing => rounds.map((round) => round[name]).toSorted(bySeconds)[0]!;
  const [one, two, pair] = [fastest('one'), fastest('two'), fastest('pair')];
  process.stdout.write(
    `  seed ${seed}: ${one.seconds.toFixed(1)} s with 1 thread, ${two.seconds.toFixed(1)} s with 2, ` +
      `${(one.seconds / two.seconds).toFixed(2)} times as fast ` +
      `(two runs side by side: ${((2 * one.seconds) / pair.seconds).toFixed(2)}); ` +
      `a generation ${two.early.toFixed(0)} ms early, ${two.late.toFixed(0)} ms late; ` +
      `${two.megabytes.toFixed(0)} MB\n`,
  );
}

function bySeconds(one: Timing, two: Timing): number {
  return one.seconds - two.seconds;
}

async function timeRun(seed: number, threads: number, changes: readonly string[]): Promise<Timing> {
  const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  const path = join(folder, 'bench.sqlite');
  try {
    const startMs = performance.now();
    const args = ['--seed', seed, '--threads', threads, '--store', path, '--json', ...changes].map(String);
    const megabytes = await mostMemory([CLI, 'evolve', FILE, ...args]);
    const seconds = (performance.now() - startMs) / 1000;
    using store = openStore(path);
    const times = store.generations(1).map(({ timeMs }) => timeMs);
    const quarter = Math.floor(times.length / 4);
    return { seconds, megabytes, early: mean(times.slice(1, 1 + quarter)), late: mean(times.slice(-quarter)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a program to its end and samples its memory, on Linux. */
async function mostMemory(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  let kilobytes = 0;
  const looking = setInterval(() => {
    const status = `/proc/${child.pid}/status`;
    const text = existsSync(status) ? readFileSync(status, 'utf8') : '';
    kilobytes = Number(/VmHWM:\s*(\d+)/.exec(text)?.[1] ?? kilobytes);
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(looking);
  if (code !== 0) throw new Error(`evolve ended with code ${code}`);
  return kilobytes / 1024;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
