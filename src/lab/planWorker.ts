/**
 * A thread that conducts one run after another on request. It has its own connection to the store and plays the games
 * itself. It receives orders between two batches of games; with slow players a batch takes a while.
 *
 * It does not share the threads of src/thinking. A run is asynchronous work that receives orders meanwhile, is stopped
 * by closing its pool, and must end by itself. Those threads see only a flag while they work on a task, and are killed
 * if they do not stop. Nor can it be a task of a pool, which can neither report progress nor stop a single task.
 */

import { parentPort, workerData } from 'node:worker_threads';
import { InputError } from '../base/inputError.ts';
import { openStore } from '../store/store.ts';
import type { PlanEnd, PlanEvent, PlanOrder } from './conductPlan.ts';
import { conductRun } from './conductRun.ts';
import type { RunEvent } from './conductRun.ts';
import type { Stint } from './conductor.ts';
import { takeUpRun } from './conductor.ts';
import { openLabPool } from './labPool.ts';

const PROGRESS_MS = 200;
/** The errors of a run that another process conducts or has just finished. */
const ELSEWHERE: readonly string[] = ['run-conducted', 'run-moved-on', 'run-finished'];

const port = parentPort!;
const storeFile = workerData as string;
const stopping = new AbortController();
let work: Promise<void> = Promise.resolve();

port.on('message', (order: PlanOrder) => {
  if (order === 'stop') stopping.abort();
  else if (order === 'end') void work.finally(() => port.close());
  else work = work.then(() => answer(order.run));
});

function tell(event: PlanEvent): void {
  port.postMessage(event);
}

/** The failure of one run must not end the others, so every error is reported. */
async function answer(run: number): Promise<void> {
  try {
    tell(await conduct(run));
  } catch (error) {
    if (error instanceof InputError && ELSEWHERE.includes(error.code)) tell({ kind: 'elsewhere', run });
    else tell({ kind: 'failed', run, problem: describe(error) });
  }
}

async function conduct(run: number): Promise<PlanEnd> {
  using store = openStore(storeFile, { mustExist: true });
  const asked = new AbortController();
  using conductor = takeUpRun(store, run, () => asked.abort());
  // Another process may have been faster.
  if (store.run(run).status === 'finished') return { kind: 'finished', run };
  const stop = AbortSignal.any([stopping.signal, asked.signal]);
  tell({ kind: 'begun', run });
  const tellStint = seldom((stint: Stint) => tell({ kind: 'progress', run, ...stint }));
  const pool = await openLabPool(1);
  const events = conductRun(store, run, pool, (stint) => {
    conductor.hear(stint);
    tellStint(stint);
  });
  // Without its pool the run cannot play more games, and ends.
  const close = (): void => void pool.close();
  stop.addEventListener('abort', close);
  if (stop.aborted) close();
  try {
    for await (const event of events) tellOf(run, event);
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    await pool.close();
  }
  return { kind: store.run(run).status === 'finished' ? 'finished' : 'stopped', run };
}

function tellOf(run: number, event: RunEvent): void {
  if (event.kind === 'champion') tell({ kind: 'champion', run });
  if (event.kind !== 'generation') return;
  const { number, statistics } = event.record;
  tell({ kind: 'generation', run, generation: number, fitness: statistics.best });
}

/** Limits how often news is passed on, because receiving it takes time as well. */
function seldom<Value>(hear: (value: Value) => void): (value: Value) => void {
  let heardMs = -Infinity;
  return (value) => {
    const nowMs = performance.now();
    if (nowMs - heardMs < PROGRESS_MS) return;
    heardMs = nowMs;
    hear(value);
  };
}

/** The message of an input error, or the stack of an unexpected error. */
function describe(error: unknown): string {
  if (error instanceof InputError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
