/** All tasks of the server's threads, one file each. Only threads load this module; the server imports the types. */

import { TASKS as SHARED } from '../../../thinking/tasks.ts';
import { analysis } from './analysis.ts';
import { evaluations } from './evaluations.ts';
import { hint } from './hint.ts';
import { review } from './review.ts';
import { sampleGames } from './sampleGames.ts';
import { strategy } from './strategy.ts';
import { whyMove } from './whyMove.ts';

export const TASKS = { ...SHARED, analysis, evaluations, hint, review, sampleGames, strategy, whyMove };

export type Tasks = typeof TASKS;
