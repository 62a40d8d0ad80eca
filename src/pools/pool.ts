/**
 * Runs tasks with the default export of a module, either in this thread or in several. A task and its answer are plain
 * data, and an answer depends only on its task, so it does not matter which thread computes it.
 */

import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';

/** Answers tasks, in this thread or in others. */
export interface Pool<Task, Answer> {
  /** The number of tasks in progress at the same time. */
  readonly width: number;
  /** The answer to a task. */
  run(task: Task): Promise<Answer>;
  /** Closes the pool; tasks in progress are abandoned. */
  close(): Promise<void>;
}

/** A pool in this thread. Other events are processed between two tasks. */
export async function inlinePool<Task, Answer>(module: URL): Promise<Pool<Task, Answer>> {
  const { default: answer } = (await import(module.href)) as { default: (task: Task) => Answer };
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  const takeTurn = async (before: Promise<unknown>, task: Task): Promise<Answer> => {
    await before.catch(() => undefined);
    await setImmediate();
    closing.signal.throwIfAborted();
    return answer(task);
  };
  return {
    width: 1,
    run: (task) => {
      const turn = takeTurn(last, task);
      last = turn;
      return turn;
    },
    close: () => Promise.resolve(closing.abort()),
  };
}

/**
 * A pool of threads, which leaves this thread free to show progress and to react to Ctrl-C. If this thread has other
 * work too, let each thread hold a second task in reserve; if tasks are long, do not.
 */
export function threadPool<Task, Answer>(module: URL, threads: number, tasksHeld = 1): Pool<Task, Answer> {
  const piscina = new Piscina<Task, Answer>({
    filename: module.href,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksHeld,
    // An idle thread sleeps immediately: on a small machine, busy waiting would take a core from others.
    atomics: 'disabled',
    // Tasks leave much garbage behind. With less room, collecting it took a fifth of the time of a run of weights.
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  // Otherwise Piscina would start threads again for a late task, and report late answers as errors.
  const closing = new AbortController();
  piscina.on('error', (error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });
  const started = Promise.all(piscina.threads.map(whenStarted));
  return {
    width: threads,
    run: async (task) => {
      closing.signal.throwIfAborted();
      const answer = await piscina.run(task);
      closing.signal.throwIfAborted();
      return answer;
    },
    close: async () => {
      closing.abort();
      await started;
      await piscina.destroy();
    },
  };
}

/**
 * Resolves when a thread has loaded its module or failed to. Node aborts the whole process if a thread is terminated
 * during `require` of a module with `export default`.
 */
function whenStarted(thread: Worker): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['message', 'exit']) thread.once(event, () => resolve());
  });
}

/**
 * The answers to tasks, in the order of the tasks. Only a few tasks are started ahead of the awaited answer, so that a
 * schedule may be endless and may be left at any time.
 */
export async function* answersInOrder<Task, Answer>(
  pool: Pool<Task, Answer>,
  tasks: Iterable<Task>,
): AsyncGenerator<Answer> {
  const waiting: Promise<Answer>[] = [];
  for (const task of tasks) {
    const answer = pool.run(task);
    // A caller that leaves early does not wait for the rest, so ignore their failures.
    answer.catch(() => undefined);
    waiting.push(answer);
    if (waiting.length >= TASKS_AHEAD * pool.width) yield await waiting.shift()!;
  }
  for (const answer of waiting) yield await answer;
}

const TASKS_AHEAD = 4;

/** Items in batches, each a task, in order with their answers. The last batch may be smaller. */
export async function* answersInBatches<Item, Task, Answer>(
  pool: Pool<Task, Answer>,
  items: Iterable<Item>,
  size: () => number,
  taskFor: (batch: readonly Item[]) => Task,
): AsyncGenerator<[batch: readonly Item[], answer: Answer]> {
  const sent: (readonly Item[])[] = [];
  const tasks = batchesOf(items, size).map((batch) => {
    sent.push(batch);
    return taskFor(batch);
  });
  for await (const answer of answersInOrder(pool, tasks)) yield [sent.shift()!, answer];
}

function* batchesOf<Item>(items: Iterable<Item>, size: () => number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size()) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const YOUNG_MEGABYTES = 32;
