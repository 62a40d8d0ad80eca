/**
 * A whole run, `evodraughts evolve`, with one thread and with two, each in its own process. Two independent runs of one
 * thread side by side show the greatest gain that two threads could have on this machine.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '../src/store/store.ts';

const CLI = fileURLToPath(new URL('../bin/evodraughts.js', import.meta.url));
/** Other work on the machine only makes a run slower, so the fastest of so many counts. */
const ROUNDS = 3;

interface Timing {
  readonly seconds: number;
  /** Milliseconds of a generation in the first and in the last quarter, without the very first. */
  readonly early: number;
  readonly late: number;
  readonly megabytes: number;
  /** The training games. */
  readonly games: number;
}

/** The fastest run of each kind. `pair` is the slower of two runs side by side. */
interface Comparison {
  readonly one: Timing;
  readonly two: Timing;
  readonly pair: Timing;
  /** How many times as fast two threads are as one, and two runs side by side as one after the other. */
  readonly gain: number;
  readonly greatestGain: number;
}

/** Compares runs of an experiment, given by its path below `experiments/`, with changes as for `--set`. */
export async function compareThreads(file: string, seed: number, changes: readonly string[]): Promise<Comparison> {
  const time = (threads: number): Promise<Timing> => timeRun(file, seed, threads, changes);
  const rounds: { one: Timing; two: Timing; pair: Timing }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [one, two] = [await time(1), await time(2)];
    const sideBySide = await Promise.all([time(1), time(1)]);
    rounds.push({ one, two, pair: sideBySide.toSorted(bySeconds)[1]! });
  }
  const fastest = (name: 'one' | 'two' | 'pair'): Timing => rounds.map((round) => round[name]).toSorted(bySeconds)[0]!;
  const [one, two, pair] = [fastest('one'), fastest('two'), fastest('pair')];
  return { one, two, pair, gain: one.seconds / two.seconds, greatestGain: (2 * one.seconds) / pair.seconds };
}

/** A comparison in the words that all benchmarks share. */
export function gainText({ one, two, gain, greatestGain }: Comparison): string {
  return (
    `${one.seconds.toFixed(1)} s with 1 thread, ${two.seconds.toFixed(1)} s with 2, ${gain.toFixed(2)} times as fast ` +
    `(two runs side by side: ${greatestGain.toFixed(2)})`
  );
}

function bySeconds(one: Timing, two: Timing): number {
  return one.seconds - two.seconds;
}

async function timeRun(file: string, seed: number, threads: number, changes: readonly string[]): Promise<Timing> {
  const folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  const path = join(folder, 'bench.sqlite');
  const experiment = fileURLToPath(new URL(`../experiments/${file}`, import.meta.url));
  const settings = changes.length === 0 ? [] : ['--set', ...changes];
  try {
    const startMs = performance.now();
    const args = ['--seed', seed, '--threads', threads, '--store', path, '--json', ...settings].map(String);
    const megabytes = await mostMemory([CLI, 'evolve', experiment, ...args]);
    const seconds = (performance.now() - startMs) / 1000;
    using store = openStore(path);
    const generations = store.generations(1);
    const times = generations.map(({ timeMs }) => timeMs);
    const quarter = Math.floor(times.length / 4);
    return {
      seconds,
      megabytes,
      early: mean(times.slice(1, 1 + quarter)),
      late: mean(times.slice(-quarter)),
      games: generations.reduce((sum, { statistics }) => sum + statistics.games, 0),
    };
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
