/** A thread as the one that asks it sees it: it starts, answers one task after the other, and may die of one. */

import { Worker } from 'node:worker_threads';
import { InputError } from '../base/inputError.ts';
import type { Thought } from '../players/player.ts';
import { workerModule } from '../pools/workerModule.ts';
import type { Reply, Request, StopFlag, ThreadData } from './messages.ts';

export interface ThreadOptions {
  /** The module with the registry of tasks, `TASKS`. */
  readonly tasks: URL;
  /** The most memory for its objects; Node's own limit if left out. Transposition tables do not count. */
  readonly heapMegabytes?: number;
  readonly onReady?: () => void;
  /** It has gone: by itself, or because it was ended. Its tasks have failed. */
  readonly onEnd: (reason: string) => void;
}

interface Pending extends PromiseWithResolvers<unknown> {
  readonly onThought: ((thought: Thought) => void) | undefined;
}

export class Thread {
  readonly #worker: Worker;
  readonly #stopFlag: StopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  /** Node aborts the whole process if a thread is ended while it loads a module. */
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
      for (const { reject } of this.#pending.values())
        reject(new Error(`The thread that was thinking died: ${reason}.`));
      onEnd(reason);
    });
  }

  /** The answer to a task, which waits for those before it. Fails with an `InputError` if the task does. */
  ask(kind: string, task: unknown, onThought?: (thought: Thought) => void): Promise<unknown> {
    const request: Request = { number: ++this.#last, kind, task, isHeard: onThought !== undefined };
    const pending: Pending = { ...Promise.withResolvers<unknown>(), onThought };
    this.#pending.set(request.number, pending);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- This is a thread, not a window.
    this.#worker.postMessage(request);
    return pending.promise;
  }

  /** Makes it answer soon with what it has, whatever it has been asked so far, begun or not. */
  stop(): void {
    Atomics.store(this.#stopFlag, 0, this.#last);
  }

  /** Ends it, whatever it is doing. */
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
    else reject(new Error(`Thinking broke down: ${reply.message}.`));
  }
}
