/**
 * The threads of a run. The same threads do the tasks of its fitness and play the games of its test. A single thread is
 * the current one, so that one thread keeps only one core busy.
 */

import type { GamePool } from '../arena/encounters.ts';
import type { Pool } from '../pools/pool.ts';
import { inlinePool, threadPool } from '../pools/pool.ts';
import type { TrialPool } from '../trials/trialPool.ts';
import { TRIAL_WORKER, trialPoolOf } from '../trials/trialPool.ts';

/** The threads that work: `trials` for the fitness of a run, `games` for matches and tests. */
export interface LabPool {
  readonly trials: TrialPool;
  readonly games: GamePool;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** Threads for games that start with the first game; without games there are none. The caller closes the pool. */
export function openGamePool(threads: number): GamePool {
  const closing = new AbortController();
  let opened: Promise<LabPool> | undefined;
  return {
    width: threads,
    run: async (task) => {
      closing.signal.throwIfAborted();
      opened ??= openLabPool(threads);
      return (await opened).games.run(task);
    },
    close: async () => {
      closing.abort();
      await (await opened)?.close();
    },
  };
}

/** Starts a number of threads. The caller closes them. */
export async function openLabPool(threads: number): Promise<LabPool> {
  const pool: Pool<never, never> =
    threads === 1 ? await inlinePool(TRIAL_WORKER) : threadPool(TRIAL_WORKER, threads, 2);
  return { trials: trialPoolOf(pool), games: pool, close: () => pool.close() };
}
