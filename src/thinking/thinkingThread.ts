/** A thinking thread: while it works on a task, it reacts to nothing but the stop flag. */

import { parentPort, workerData } from 'node:worker_threads';
import { InputError } from '../base/inputError.ts';
import type { Thought } from '../players/player.ts';
import type { Reply, Request, ThreadData } from './messages.ts';
import { PlayerShelf } from './playerShelf.ts';
import type { TaskControl, TaskRegistry } from './task.ts';

const { stopFlag, tasks } = workerData as ThreadData;
const { TASKS } = (await import(tasks)) as { readonly TASKS: TaskRegistry };
const shelf = new PlayerShelf();

parentPort?.on('message', async ({ number, kind, task, isHeard }: Request) => {
  const control: TaskControl = {
    isStopped: () => Atomics.load(stopFlag, 0) >= number,
    ...(isHeard && { onThought: (thought: Thought) => reply({ kind: 'thought', number, thought }) }),
    player: (spec, variant) => shelf.player(spec, variant),
  };
  try {
    reply({ kind: 'answer', number, answer: await TASKS[kind]!(task as never, control) });
  } catch (error) {
    const code = error instanceof InputError ? error.code : undefined;
    reply({ kind: 'failure', number, code, message: error instanceof Error ? error.message : String(error) });
  }
});

reply({ kind: 'ready' });

function reply(message: Reply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- This is a thread, not a window.
  parentPort?.postMessage(message);
}
