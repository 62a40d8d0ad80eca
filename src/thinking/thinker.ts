/**
 * Players in a thread of their own, so that the one who asks can listen while they think. The thread is started when it
 * is first needed, and anew after it died.
 */

import type { Decision, Thought } from '../players/player.ts';
import { workerModule } from '../pools/workerModule.ts';
import type { MoveTask } from './chooseMove.ts';
import { Thread } from './thread.ts';

const TASKS = workerModule(new URL('./tasks.ts', import.meta.url));

export class Thinker {
  #thread: Thread | undefined;

  /** Makes a player, so that it is at hand when it is asked for a move. */
  async prepare(player: string, variant: string): Promise<void> {
    await this.#running().ask('checkPlayer', { player, variant });
  }

  /** What a player plays in a game that is not over. Questions are answered one after the other. */
  async decide(task: MoveTask, onThought?: (thought: Thought) => void): Promise<Decision> {
    return (await this.#running().ask('chooseMove', task, onThought)) as Decision;
  }

  /** Makes players answer soon with what they have, whatever they have been asked so far, begun or not. */
  stop(): void {
    this.#thread?.stop();
  }

  /** Ends the thread, whatever it is doing. */
  async end(): Promise<void> {
    await this.#thread?.end();
  }

  #running(): Thread {
    this.#thread ??= new Thread({ tasks: TASKS, onEnd: () => (this.#thread = undefined) });
    return this.#thread;
  }
}
