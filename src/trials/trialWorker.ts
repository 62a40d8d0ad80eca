/** The worker module of the lab: does the tasks of a `TrialPool`. */

import type { GameRecord, GameSetup } from '../arena/gameRecord.ts';
import playGames from '../arena/gameWorker.ts';
import type { Score } from '../arena/tally.ts';
import type { DuelsTask } from './playDuels.ts';
import { playDuels } from './playDuels.ts';
import type { MeetingResult, MeetingsTask } from './playMeeting.ts';
import { playMeetings } from './playMeeting.ts';
import type { RoundsTask } from './playRounds.ts';
import { playRounds } from './playRounds.ts';
import type { PositionsTask, ValuedPosition } from './valuePositions.ts';
import { valuePositions } from './valuePositions.ts';

type Task = RoundsTask | DuelsTask | MeetingsTask | PositionsTask | readonly GameSetup[];

export default function answer(task: Task): Score[] | number[] | MeetingResult[] | ValuedPosition[] | GameRecord[] {
  if ('stretches' in task) return playRounds(task);
  if ('duels' in task) return playDuels(task);
  if ('meetings' in task) return playMeetings(task);
  return 'draw' in task ? valuePositions(task) : playGames(task);
}
