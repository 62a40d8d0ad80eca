/**
 * Conducts many runs of a store, several at once. Each run plays in one thread from its first generation to its test,
 * and a thread that finishes a run takes the next one. So all cores are busy, no thread waits for the slowest of a batch
 * of games, and compiled code stays warm. Results do not depend on how many runs are conducted at once.
 */

import { Worker } from 'node:worker_threads';
import { workerModule } from '../pools/workerModule.ts';
import { openStore } from '../store/store.ts';
import type { Stint } from './conductor.ts';

/** An event of a run of a plan. */
export type PlanEvent =
  | { readonly kind: 'begun'; readonly run: number }
  /** The progress of the current part of the run, at most a few times a second. */
  | ({ readonly kind: 'progress'; readonly run: number } & Stint)
  | { readonly kind: 'generation'; readonly run: number; readonly generation: number; readonly fitness: number }
  | { readonly kind: 'champion'; readonly run: number }
  | PlanEnd;

/** The end of a run here. A stopped run can be continued; `elsewhere` means that another process conducts it. */
export type PlanEnd =
  | { readonly kind: 'finished' | 'stopped' | 'elsewhere'; readonly run: number }
  | { readonly kind: 'failed'; readonly run: number; readonly problem: string };

/** How a plan is conducted. */
export interface PlanOptions {
  /** The number of runs conducted at once. */
  readonly jobs: number;
  /** Stops after the current games; stored results are kept. */
  readonly stop?: AbortSignal | undefined;
  readonly onEvent?: ((event: PlanEvent) => void) | undefined;
}

/** The result of conducting a plan. */
export interface PlanOutcome {
  /** Whether all runs are finished, including those conducted by other processes. */
  readonly isComplete: boolean;
  /** The runs that were finished by this call. */
  readonly finished: readonly number[];
  readonly failed: readonly { readonly run: number; readonly problem: string }[];
}

/** An order to a thread: conduct a run, stop the current run, or end after it. */
export type PlanOrder = { readonly run: number } | 'stop' | 'end';

const THREAD = workerModule(new URL('./planWorker.ts', import.meta.url));

/** Conducts the unfinished runs in their order, and returns how they ended. */
export async function conductPlan(
  storeFile: string,
  runs: readonly number[],
  { jobs, stop, onEvent = () => undefined }: PlanOptions,
): Promise<PlanOutcome> {
  const waiting = unfinishedOf(storeFile, runs);
  // If nothing can be stored, this fails once and not for every run.
  if (waiting.length > 0) openStore(storeFile).close();
  const ends: PlanEnd[] = [];
  const failing = new AbortController();
  const halt = AbortSignal.any([failing.signal, ...(stop ? [stop] : [])]);
  const lane = async (): Promise<void> => {
    let thread: PlanThread | undefined;
    const next = (): number | undefined => (halt.aborted ? undefined : waiting.shift());
    try {
      for (let run = next(); run !== undefined; run = next()) {
        thread = thread?.isAlive() ? thread : startThread(storeFile, halt);
        const end = await thread.conduct(run, onEvent);
        ends.push(end);
        onEvent(end);
      }
    } catch (error) {
      failing.abort();
      throw error;
    } finally {
      await thread?.close();
    }
  };
  const lanes = Array.from({ length: Math.min(jobs, waiting.length) }, lane);
  // If one fails, the error is reported after the others have ended.
  await Promise.allSettled(lanes);
  await Promise.all(lanes);
  return {
    isComplete: unfinishedOf(storeFile, runs).length === 0,
    finished: ends.flatMap(({ kind, run }) => (kind === 'finished' ? [run] : [])),
    failed: ends.flatMap((end) => (end.kind === 'failed' ? [{ run: end.run, problem: end.problem }] : [])),
  };
}

/** Includes deleted runs. */
function unfinishedOf(storeFile: string, runs: readonly number[]): number[] {
  using store = openStore(storeFile, { mustExist: true });
  const finished = new Set(store.runs({ status: 'finished' }).map(({ id }) => id));
  return runs.filter((run) => !finished.has(run));
}

interface PlanThread {
  isAlive(): boolean;
  conduct(run: number, onEvent: (event: PlanEvent) => void): Promise<PlanEnd>;
  /** Waits until it has ended by itself. It is never killed, because Node may then abort the whole process. */
  close(): Promise<void>;
}

function startThread(storeFile: string, stop: AbortSignal): PlanThread {
  const worker = new Worker(THREAD, { workerData: storeFile });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- This is a thread, not a window.
  const send = (order: PlanOrder): void => worker.postMessage(order);
  const halt = (): void => send('stop');
  let death: string | undefined;
  worker.on('error', (error: Error) => (death = error.message));
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve())).then(() => {
    death ??= 'Its thread ended early.';
    stop.removeEventListener('abort', halt);
  });
  stop.addEventListener('abort', halt);
  return {
    isAlive: () => death === undefined,
    conduct: async (run, onEvent) => {
      const { promise, resolve, reject } = Promise.withResolvers<PlanEnd>();
      const hear = (event: PlanEvent): void => {
        try {
          if (isEnd(event)) resolve(event);
          else onEvent(event);
        } catch (error) {
          reject(error);
        }
      };
      worker.on('message', hear);
      send({ run });
      if (stop.aborted) halt();
      const died = exited.then(() => ({ kind: 'failed', run, problem: death! }) as const);
      try {
        return await Promise.race([promise, died]);
      } finally {
        worker.off('message', hear);
      }
    },
    close: async () => {
      send('end');
      await exited;
    },
  };
}

function isEnd(event: PlanEvent): event is PlanEnd {
  return ['finished', 'stopped', 'elsewhere', 'failed'].includes(event.kind);
}
