/** A thread as its owner sees it: it starts, answers one task after the other, and may die. */

import { Worker } from 'node:worker_threads';
import { InputError } from '../base/inputError.ts';
import type { Thought } from '../players/player.ts';
import { workerModule } from '../pools/workerModule.ts';
import type { Reply, Request, StopFlag, ThreadData } from './messages.ts';

export interface ThreadOptions {
  /** The module with the registry of tasks, `TASKS`. */
  readonly tasks: URL;
  /** The memory limit of its objects; Node's own limit by default. Transposition tables do not count. */
  readonly heapMegabytes?: number;
  readonly onReady?: () => void;
  /** Called when it has ended, by itself or because it was terminated. Its tasks have failed. */
  readonly onEnd: (reason: string) => void;
}

interface Pending extends PromiseWithResolvers<unknown> {
  readonly onThought: ((thought: Thought) => void) | undefined;
}

export class Thread {
  readonly #worker: Worker;
  readonly #stopFlag: StopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  /** Node aborts the whole process if a thread is terminated while it loads a module. */
  readonly #started = Promise.withResolvers<void>();
  readonly #pending = new Map<number, Pending>();
  #last = 0;

  constructor({ tasks, heapMegabytes, onReady, onEnd }: ThreadOptions) {
    const workerData: ThreadData = { stopFlag: this.#stopFlag, tasks: tasks.href };
    this.#worker = new Worker(workerModule(new URL('./thinkingThread.ts', import.meta.url)), {
      workerData,
      ...(heapMegabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } }),
    });
    let reason = 'it ended';
    this.#worker.on('message', (reply: Reply) => {
      if (reply.kind !== 'ready') return this.#hear(reply);
      this.#started.resolve();
      onReady?.();
    });
    this.#worker.on('error', (error) => (reason = error instanceof Error ? error.message : String(error)));
    this.#worker.on('exit', () => {
      this.#started.resolve();
      for (const { reject } of this.#pending.values()) reject(new Error(`The thinking thread died: ${reason}.`));
      onEnd(reason);
    });
  }

  /** The answer to a task, which waits for those before it. Rejects with an `InputError` if the task throws one. */
  ask(kind: string, task: unknown, onThought?: (thought: Thought) => void): Promise<unknown> {
    const request: Request = { number: ++this.#last, kind, task, isHeard: onThought !== undefined };
    const pending: Pending = { ...Promise.withResolvers<unknown>(), onThought };
    this.#pending.set(request.number, pending);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- This is a thread, not a window.
    this.#worker.postMessage(request);
    return pending.promise;
  }

  /** Makes it answer soon with what it has, for all tasks so far, started or not. */
  stop(): void {
    Atomics.store(this.#stopFlag, 0, this.#last);
  }

  /** Terminates it, whatever it is doing. */
  async end(): Promise<void> {
    await this.#started.promise;
    await this.#worker.terminate();
  }

  #hear(reply: Exclude<Reply, { kind: 'ready' }>): void {
    const { resolve, reject, onThought } = this.#pending.get(reply.number)!;
    if (reply.kind === 'thought') return onThought?.(reply.thought);
    this.#pending.delete(reply.number);
    if (reply.kind === 'answer') resolve(reply.answer);
    else if (reply.code !== undefined) reject(new InputError(reply.code, reply.message));
    else reject(new Error(`Thinking failed: ${reply.message}.`));
  }
}
