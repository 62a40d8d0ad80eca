/**
 * Players in a separate thread, so that the caller can react while they think. The thread is started when it is first
 * needed, and again after it died.
 */

import type { Decision, Thought } from '../players/player.ts';
import { workerModule } from '../pools/workerModule.ts';
import type { MoveTask } from './chooseMove.ts';
import { Thread } from './thread.ts';

const TASKS = workerModule(new URL('./tasks.ts', import.meta.url));

export class Thinker {
  #thread: Thread | undefined;

  /** Creates a player, so that it is ready when it is asked for a move. */
  async prepare(player: string, variant: string): Promise<void> {
    await this.#running().ask('checkPlayer', { player, variant });
  }

  /** The move of a player in a game that is not over. Questions are answered one after the other. */
  async decide(task: MoveTask, onThought?: (thought: Thought) => void): Promise<Decision> {
    return (await this.#running().ask('chooseMove', task, onThought)) as Decision;
  }

  /** Makes players answer soon with what they have, for all questions so far, started or not. */
  stop(): void {
    this.#thread?.stop();
  }

  /** Terminates the thread, whatever it is doing. */
  async end(): Promise<void> {
    await this.#thread?.end();
  }

  #running(): Thread {
    this.#thread ??= new Thread({ tasks: TASKS, onEnd: () => (this.#thread = undefined) });
    return this.#thread;
  }
}
