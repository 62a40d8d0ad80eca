/**
 * The threads of a run. The same ones play the rounds of its fitness and the games of its test. One thread is this one:
 * whoever asks for one wants one core to be busy, not this one beside it.
 */

import type { GamePool } from '../arena/encounters.ts';
import type { Pool } from '../pools/pool.ts';
import { inlinePool, threadPool } from '../pools/pool.ts';
import type { RoundsPool } from '../trials/measure.ts';
import { TRIAL_WORKER } from '../trials/measure.ts';

/** The threads that play: `rounds` for the fitness of a run, `games` for matches and tests. */
export interface LabPool {
  readonly rounds: RoundsPool;
  readonly games: GamePool;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** Starts so many threads. Whoever starts them closes them. */
export async function openLabPool(threads: number): Promise<LabPool> {
  const pool: Pool<never, never> =
    threads === 1 ? await inlinePool(TRIAL_WORKER) : threadPool(TRIAL_WORKER, threads, 2);
  return { rounds: pool, games: pool, close: () => pool.close() };
}
