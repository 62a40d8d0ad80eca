/** The threads of a run, which do every kind of task that a trial may have. */

import type { GamePool } from '../arena/encounters.ts';
import { workerModule } from '../pools/workerModule.ts';
import type { DuelsPool } from './duels.ts';
import type { RoundsPool } from './measure.ts';
import type { PositionsPool } from './positions.ts';

export type TrialPool = RoundsPool & DuelsPool & PositionsPool & GamePool;

/** The module that answers the tasks of a `TrialPool`. */
export const TRIAL_WORKER = workerModule(new URL('./trialWorker.ts', import.meta.url));
