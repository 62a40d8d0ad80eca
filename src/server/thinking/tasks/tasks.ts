/** All kinds of tasks of the thinking room, one file each. Only threads load them; the server knows their types. */

import { analysis } from './analysis.ts';
import { checkPlayer } from './checkPlayer.ts';
import { chooseMove } from './chooseMove.ts';
import { evaluations } from './evaluations.ts';
import { hint } from './hint.ts';
import { sampleGames } from './sampleGames.ts';
import { strategy } from './strategy.ts';
import { whyMove } from './whyMove.ts';

export const TASKS = { analysis, checkPlayer, chooseMove, evaluations, hint, sampleGames, strategy, whyMove };

export type Tasks = typeof TASKS;
