/**
 * Where work is done: the same tasks, answered by the default export of a module, either in this thread or in several.
 * A task and its answer are plain data, and an answer depends on its task alone, so it does not matter who works it
 * out.
 */

import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';

/** Whoever answers tasks, in this thread or in others. */
export interface Pool<Task, Answer> {
  /** How many tasks are worked on at once. */
  readonly width: number;
  /** The answer to a task. */
  run(task: Task): Promise<Answer>;
  /** Ends the pool; tasks under way are given up. */
  close(): Promise<void>;
}

/** A pool in this thread. It lets other events in between two tasks. */
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
 * A pool of threads, which leaves this one free to draw progress and to hear Ctrl-C. Where this one has other work to
 * do as well, a thread does well to hold a second task to go on with; where tasks are long, it had better not.
 */
export function threadPool<Task, Answer>(module: URL, threads: number, tasksHeld = 1): Pool<Task, Answer> {
  const piscina = new Piscina<Task, Answer>({
    filename: module.href,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksHeld,
    // A thread that has nothing to do sleeps at once: on a small machine waiting awake would take a core from others.
    atomics: 'disabled',
    // What a task leaves behind is garbage; collected early, a thread stays small.
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  // It would start threads again for a task that comes late, and complain of answers that come late.
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
 * Until a thread has loaded its module and says so, or has failed to. Node aborts the whole process if a thread is
 * ended in the midst of `require` of a module with `export default`.
 */
function whenStarted(thread: Worker): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['message', 'exit']) thread.once(event, () => resolve());
  });
}

/**
 * The answers to tasks, in the order of the tasks. Only a few tasks are taken ahead of the answer that is waited for,
 * so that a schedule may be endless and may be left at any time.
 */
export async function* answersInOrder<Task, Answer>(
  pool: Pool<Task, Answer>,
  tasks: Iterable<Task>,
): AsyncGenerator<Answer> {
  const waiting: Promise<Answer>[] = [];
  for (const task of tasks) {
    const answer = pool.run(task);
    // Whoever leaves early does not wait for the rest; its failures are nobody's.
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

const YOUNG_MEGABYTES = 12;
