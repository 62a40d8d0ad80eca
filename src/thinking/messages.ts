/** What the thinking room and its threads tell each other. */

/** Shared with a thread: its only word is the number of the last task that has to end. It is never set back. */
export type StopFlag = Int32Array<SharedArrayBuffer>;

/** What a thread is given when it starts. */
export interface ThreadData {
  readonly stopFlag: StopFlag;
  /** The address of the module with the registry of tasks, `TASKS`. */
  readonly tasks: string;
}

/** To a thread, which works on one task at a time. The numbers grow. */
export interface Request {
  readonly number: number;
  readonly kind: string;
  readonly task: unknown;
}

/** From a thread: it can be asked, or it has an answer, or it has none because of an error. */
export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly code: string | undefined; readonly message: string };
