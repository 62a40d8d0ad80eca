/** The messages between a thinking thread and the thread that asks it. */

import type { Thought } from '../players/player.ts';

/** Shared with a thread: its only word is the number of the last task that has to stop. It never decreases. */
export type StopFlag = Int32Array<SharedArrayBuffer>;

/** What a thread gets when it starts. */
export interface ThreadData {
  readonly stopFlag: StopFlag;
  /** The address of the module with the registry of tasks, `TASKS`. */
  readonly tasks: string;
}

/** Sent to a thread, which works on one task after the other. The numbers increase. */
export interface Request {
  readonly number: number;
  readonly kind: string;
  readonly task: unknown;
  /** Whether the caller wants thoughts before the answer. */
  readonly isHeard: boolean;
}

/**
 * Sent by a thread: it is ready; or, for the task with that number, an intermediate thought, the answer or an error.
 */
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'thought'; readonly number: number; readonly thought: Thought }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: unknown }
  | {
      readonly kind: 'failure';
      readonly number: number;
      /** The code of an `InputError`. */
      readonly code: string | undefined;
      readonly message: string;
    };
