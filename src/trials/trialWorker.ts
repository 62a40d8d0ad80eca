/** The worker module of the lab: does the tasks of a `TrialPool`. */

import type { GameRecord, GameSetup } from '../arena/gameRecord.ts';
import playGames from '../arena/gameWorker.ts';
import type { Score } from '../arena/tally.ts';
import type { Learnt, LearningTask } from './learning.ts';
import { teachAndExamine } from './learning.ts';
import type { DuelsTask } from './playDuels.ts';
import { playDuels } from './playDuels.ts';
import type { MeetingResult, MeetingsTask } from './playMeeting.ts';
import { playMeetings } from './playMeeting.ts';
import type { RoundsTask } from './playRounds.ts';
import { playRounds } from './playRounds.ts';
import type { SelfPlayTask } from './selfPlay.ts';
import { playAmongSelves } from './selfPlay.ts';
import type { PositionsTask, ValuedPosition } from './valuePositions.ts';
import { valuePositions } from './valuePositions.ts';

type Task = RoundsTask | DuelsTask | MeetingsTask | PositionsTask | SelfPlayTask | LearningTask | readonly GameSetup[];
type Done = Score[] | number[] | MeetingResult[] | ValuedPosition[] | string | Learnt[] | GameRecord[];

export default function answer(task: Task): Done {
  if ('stretches' in task) return playRounds(task);
  if ('duels' in task) return playDuels(task);
  if ('meetings' in task) return playMeetings(task);
  if ('pupils' in task) return teachAndExamine(task);
  if ('evaluations' in task) return playAmongSelves(task);
  return 'draw' in task ? valuePositions(task) : playGames(task);
}
