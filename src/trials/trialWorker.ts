/** The worker module of the lab: plays rounds for fitness, or the games of a test. */

import type { GameRecord, GameSetup } from '../arena/gameRecord.ts';
import playGames from '../arena/gameWorker.ts';
import type { Score } from '../arena/tally.ts';
import type { RoundsTask } from './playRounds.ts';
import { playRounds } from './playRounds.ts';

export default function answer(task: RoundsTask | readonly GameSetup[]): Score[] | GameRecord[] {
  return 'stretches' in task ? playRounds(task) : playGames(task);
}
