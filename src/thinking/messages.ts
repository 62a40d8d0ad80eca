/** What is said between a thread that thinks and the thread that asks it. */

import type { Thought } from '../players/player.ts';

/** Shared with a thread: its only word is the number of the last task that has to end. It is never set back. */
export type StopFlag = Int32Array<SharedArrayBuffer>;

/** What a thread is given when it starts. */
export interface ThreadData {
  readonly stopFlag: StopFlag;
  /** The address of the module with the registry of tasks, `TASKS`. */
  readonly tasks: string;
}

/** To a thread, which works on one task after the other. The numbers grow. */
export interface Request {
  readonly number: number;
  readonly kind: string;
  readonly task: unknown;
  /** Whether thoughts on the way are wanted. */
  readonly isHeard: boolean;
}

/** From a thread: it can be asked; or, of the task with that number, a thought on the way, the answer or an error. */
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'thought'; readonly number: number; readonly thought: Thought }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: unknown }
  | {
      readonly kind: 'failure';
      readonly number: number;
      /** Of an `InputError`. */
      readonly code: string | undefined;
      readonly message: string;
    };
