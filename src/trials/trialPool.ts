/** The threads of a run, which do every kind of task that a trial may have. */

import type { Pool } from '../pools/pool.ts';
import { workerModule } from '../pools/workerModule.ts';
import type { LearningPool } from './learning.ts';
import type { RoundsPool } from './measure.ts';
import type { DuelsPool } from './playDuels.ts';
import type { MeetingsPool } from './playMeeting.ts';
import type { SelfPlayPool } from './selfPlay.ts';
import type { PositionsPool } from './valuePositions.ts';

/** The same threads, by the kind of task. */
export interface TrialPool {
  readonly rounds: RoundsPool;
  readonly duels: DuelsPool;
  readonly meetings: MeetingsPool;
  readonly positions: PositionsPool;
  readonly selfPlay: SelfPlayPool;
  readonly learning: LearningPool;
}

/** The module that answers the tasks of a `TrialPool`, and those of a `GamePool` too. */
export const TRIAL_WORKER = workerModule(new URL('./trialWorker.ts', import.meta.url));

/** The views of a pool of that module. */
export function trialPoolOf(pool: Pool<never, never>): TrialPool {
  return { rounds: pool, duels: pool, meetings: pool, positions: pool, selfPlay: pool, learning: pool };
}
