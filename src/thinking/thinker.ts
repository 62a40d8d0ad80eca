/**
 * A player in a thread of its own, so that the one who asks can listen while it thinks. The thread is started when it
 * is first needed, and anew after it broke down.
 */

import { Worker } from 'node:worker_threads';
import { workerModule } from '../../pools/workerModule.ts';
import type { Reply, Request, StopFlag, Task } from './thinkerMessages.ts';

/** Told what the thread has to say, and when it broke down, after which whatever was asked stays unanswered. */
export interface Listener {
  onReply(reply: Reply): void;
  onFailure(error: unknown): void;
}

export class Thinker {
  readonly #listener: Listener;
  readonly #stopFlag: StopFlag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #worker: Worker | undefined;
  /** How many searches have been asked for. */
  #searches = 0;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  load(spec: string, variant: string): void {
    this.#worker ??= this.#start();
    this.#post({ kind: 'load', spec, variant });
  }

  newGame(): void {
    this.#post({ kind: 'newGame' });
  }

  think(task: Task): void {
    this.#searches++;
    this.#post({ kind: 'think', number: this.#searches, ...task });
  }

  /** Makes the player answer soon with what it has, whatever it has been asked so far, begun or not. */
  stop(): void {
    Atomics.store(this.#stopFlag, 0, this.#searches);
  }

  /** Ends the thread, whatever it is doing. */
  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const module = workerModule(new URL('./thinkerWorker.ts', import.meta.url));
    const worker = new Worker(module, { workerData: this.#stopFlag });
    worker.on('message', (reply: Reply) => this.#listener.onReply(reply));
    worker.on('error', (error) => {
      this.#worker = undefined;
      this.#listener.onFailure(error);
    });
    return worker;
  }

  #post(request: Request): void {
    this.#worker?.postMessage(request);
  }
}
