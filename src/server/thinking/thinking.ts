/**
 * Runs long tasks in a few threads, so that the server always responds. Every task has a time limit. A thread that
 * exceeds it or dies is replaced, and only its task fails. Clients are served in turn. One thread stays free for
 * others: neither one client nor tasks other than replies may occupy all threads.
 */

import { availableParallelism } from 'node:os';
import { InputError } from '../../base/inputError.ts';
import { workerModule } from '../../pools/workerModule.ts';
import type { TaskOf, TaskRegistry } from '../../thinking/task.ts';
import { Thread } from '../../thinking/thread.ts';
import { Refusal } from '../refusal.ts';
import { FairQueue } from './fairQueue.ts';
import type { Tasks } from './tasks/tasks.ts';

export interface Asked<Answer> {
  readonly answer: Promise<Answer>;
  /** Asks the task to answer soon with its best result so far, even if it has not started. */
  stop(): void;
  /** Cancels a waiting task, or stops a running one. */
  abandon(): void;
}

export interface AskOptions {
  /** The time limit, counted from the start of the task. */
  readonly timeMs: number;
  /** An opponent's reply in a game. It is never rejected for lack of capacity, and may take the last free thread. */
  readonly isReply?: boolean;
}

export interface ThinkingOptions {
  readonly threads?: number;
  /** How long a thread has to answer after it was asked to stop. */
  readonly graceMs?: number;
  /** A module with other tasks. */
  readonly tasks?: URL;
  /** How many tasks of all clients may wait. Replies are always accepted. */
  readonly mostWaiting?: number;
}

interface Job extends Required<AskOptions> {
  readonly client: string;
  readonly kind: string;
  readonly task: unknown;
  readonly answer: PromiseWithResolvers<unknown>;
  thread?: Thread;
  isStopped: boolean;
  timers: NodeJS.Timeout[];
}

/** Waiting and running tasks of a client, without replies. */
const MOST_OF_A_CLIENT = 4;
const GRACE_MS = 3000;
const HEAP_MEGABYTES = 512;
const TASKS = workerModule(new URL('./tasks/tasks.ts', import.meta.url));

export class Thinking<Registry extends TaskRegistry = Tasks> {
  readonly #options: Required<ThinkingOptions>;
  /** All threads, with their current job or state. */
  readonly #threads = new Map<Thread, Job | 'starting' | 'idle' | 'ending'>();
  readonly #waiting = new FairQueue<Job>();
  #isClosed = false;

  constructor(options: ThinkingOptions = {}) {
    this.#options = {
      threads: availableParallelism(),
      graceMs: GRACE_MS,
      tasks: TASKS,
      mostWaiting: Infinity,
      ...options,
    };
  }

  /** Starts a thread if there is none, so that the first request need not wait for it. */
  warmUp(): void {
    if (this.#threads.size === 0 && !this.#isClosed) this.#startThread();
  }

  ask<Kind extends keyof Registry & string>(
    client: string,
    kind: Kind,
    task: TaskOf<Registry[Kind]>,
    { timeMs, isReply = false }: AskOptions,
  ): Asked<Awaited<ReturnType<Registry[Kind]>>> {
    if (this.#isClosed) throw closing();
    if (!isReply && this.#countOf(client) >= MOST_OF_A_CLIENT) throw tooMuch();
    if (!isReply && this.#waiting.size >= this.#options.mostWaiting) throw busy();
    const answer = Promise.withResolvers<unknown>();
    // The caller may no longer be waiting when it fails.
    answer.promise.catch(() => undefined);
    const job: Job = { client, kind, task, timeMs, isReply, answer, isStopped: false, timers: [] };
    this.#waiting.add(job);
    this.#workOff();
    return {
      answer: answer.promise as Promise<Awaited<ReturnType<Registry[Kind]>>>,
      stop: () => this.#stop(job),
      abandon: () => this.#abandon(job),
    };
  }

  /** Ends all threads and rejects all open requests. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#running()) job.answer.reject(closing());
    for (let job; (job = this.#waiting.take(() => true));) job.answer.reject(closing());
    await Promise.all(this.#threads.keys().map((thread) => thread.end()));
  }

  #workOff(): void {
    const idle = [...this.#threads].filter(([, state]) => state === 'idle').map(([thread]) => thread);
    for (const thread of idle) {
      const job = this.#waiting.take((candidate) => this.#mayBegin(candidate));
      if (!job) return;
      this.#begin(job, thread);
    }
    const isStarting = this.#threads.values().some((state) => state === 'starting');
    if (this.#waiting.size > 0 && !isStarting && this.#threads.size < this.#options.threads) this.#startThread();
  }

  /** Keeps one thread free for others, if there are several. */
  #mayBegin({ client, isReply }: Job): boolean {
    const most = Math.max(1, this.#options.threads - 1);
    const running = this.#running();
    const isGreedy = running.filter((job) => job.client === client).length >= most;
    return !isGreedy && (isReply || running.filter((job) => !job.isReply).length < most);
  }

  #begin(job: Job, thread: Thread): void {
    this.#threads.set(thread, job);
    job.thread = thread;
    void this.#await(job, thread);
    if (job.isStopped) this.#interrupt(job, thread);
    else job.timers.push(setTimeout(() => this.#stop(job), job.timeMs));
  }

  async #await(job: Job, thread: Thread): Promise<void> {
    try {
      job.answer.resolve(await thread.ask(job.kind, job.task));
    } catch (error) {
      job.answer.reject(error instanceof InputError ? error : failed((error as Error).message));
    }
    for (const timer of job.timers) clearTimeout(timer);
    if (this.#threads.get(thread) === job) this.#threads.set(thread, 'idle');
    if (!this.#isClosed) this.#workOff();
  }

  #stop(job: Job): void {
    if (job.isStopped) return;
    job.isStopped = true;
    if (job.thread && this.#threads.get(job.thread) === job) this.#interrupt(job, job.thread);
  }

  #abandon(job: Job): void {
    if (this.#waiting.remove(job)) job.answer.reject(abandoned());
    else this.#stop(job);
  }

  #interrupt(job: Job, thread: Thread): void {
    thread.stop();
    job.timers.push(setTimeout(() => this.#giveUp(job, thread), this.#options.graceMs));
  }

  #giveUp(job: Job, thread: Thread): void {
    this.#threads.set(thread, 'ending');
    job.answer.reject(failed('The search took too long and was stopped.'));
    void thread.end();
  }

  #startThread(): void {
    const thread: Thread = new Thread({
      tasks: this.#options.tasks,
      heapMegabytes: HEAP_MEGABYTES,
      onReady: () => {
        this.#threads.set(thread, 'idle');
        this.#workOff();
      },
      onEnd: (reason) => this.#lose(thread, reason),
    });
    this.#threads.set(thread, 'starting');
  }

  /** Removes a thread that has ended. If it could not even start, the next task fails. */
  #lose(thread: Thread, reason: string): void {
    const job = this.#threads.get(thread) === 'starting' ? this.#waiting.take(() => true) : undefined;
    this.#threads.delete(thread);
    job?.answer.reject(failed(`No thread could be started: ${reason}.`));
    if (!this.#isClosed) this.#workOff();
  }

  #running(): Job[] {
    return [...this.#threads.values()].filter((state) => typeof state === 'object');
  }

  #countOf(client: string): number {
    const running = this.#running().filter((job) => job.client === client);
    return [...running, ...this.#waiting.of(client)].filter(({ isReply }) => !isReply).length;
  }
}

function failed(what: string): Refusal {
  return new Refusal(503, 'thinking-failed', `${what} Try again.`);
}

function tooMuch(): Refusal {
  const sentence = 'The server is still working on your earlier requests. Wait for an answer, then try again.';
  return new Refusal(429, 'too-much-thinking', sentence);
}

function busy(): Refusal {
  return new Refusal(503, 'server-busy', 'The server is busy. Try again in a minute.');
}

function abandoned(): Refusal {
  return new Refusal(499, 'thinking-abandoned', 'The client disconnected, so the request was cancelled.');
}

function closing(): Refusal {
  return new Refusal(503, 'server-closing', 'The server is stopping. Try again later.');
}
