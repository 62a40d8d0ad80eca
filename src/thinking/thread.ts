/** A thread as the thinking room sees it: it starts, answers one task after the other, and may die of one. */

import { Worker } from 'node:worker_threads';
import { workerModule } from '../../pools/workerModule.ts';
import type { Reply, Request, StopFlag, ThreadData } from './messages.ts';

export interface ThreadListener {
  onReady(): void;
  onReply(reply: Exclude<Reply, { kind: 'ready' }>): void;
  /** It has gone: by itself, or because it was ended. */
  onEnd(reason: string): void;
}

export class Thread {
  readonly #worker: Worker;
  readonly #stopFlag: StopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  /** Node aborts the whole process if a thread is ended while it loads a module. */
  readonly #started = Promise.withResolvers<void>();
  #last = 0;

  constructor(tasks: URL, listener: ThreadListener) {
    const workerData: ThreadData = { stopFlag: this.#stopFlag, tasks: tasks.href };
    this.#worker = new Worker(workerModule(new URL('./thinkingThread.ts', import.meta.url)), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    let reason = 'it ended';
    this.#worker.on('message', (reply: Reply) => {
      if (reply.kind !== 'ready') return listener.onReply(reply);
      this.#started.resolve();
      listener.onReady();
    });
    this.#worker.on('error', (error) => (reason = error instanceof Error ? error.message : String(error)));
    this.#worker.on('exit', () => {
      this.#started.resolve();
      listener.onEnd(reason);
    });
  }

  /** Gives it the next task; only to a thread that has nothing to do. */
  begin(kind: string, task: unknown): void {
    const request: Request = { number: ++this.#last, kind, task };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- This is a thread, not a window.
    this.#worker.postMessage(request);
  }

  /** Makes the task under way answer soon with what it has. */
  stop(): void {
    Atomics.store(this.#stopFlag, 0, this.#last);
  }

  async end(): Promise<void> {
    await this.#started.promise;
    await this.#worker.terminate();
  }
}

const HEAP_MEGABYTES = 512;
