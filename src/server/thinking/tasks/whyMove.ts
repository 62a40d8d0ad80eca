/** Why a player played a move, from what it thought then; where that is not known any more, it thinks again. */

import type { WhyView } from '../../../api/gameApi.ts';
import { whyPlayed } from '../../../explanations/whyMove.ts';
import type { Decision } from '../../../players/player.ts';
import type { MoveTask } from '../../../thinking/chooseMove.ts';
import { chooseMove } from '../../../thinking/chooseMove.ts';
import { replay } from '../../../thinking/playedMoves.ts';
import type { TaskControl } from '../../../thinking/task.ts';

/** The game before the move, and the move. */
export interface WhyMoveTask extends MoveTask {
  readonly played: string;
  readonly thought?: Decision | undefined;
}

export interface WhyAnswer {
  readonly why: WhyView;
  /** What the player thought, if that was needed. */
  readonly thought: Decision | undefined;
}

export function whyMove(task: WhyMoveTask, control: TaskControl): WhyAnswer {
  const { moves, player, played } = task;
  let { thought } = task;
  const reasons = whyPlayed(player, replay(task), played, () => (thought ??= chooseMove(task, control)));
  const why: WhyView = {
    ply: moves.length,
    player,
    played,
    ...reasons,
    line: [...reasons.line],
    features: [...reasons.features],
    moves: reasons.moves.map(({ score: _, ...move }) => ({
      ...move,
      captures: [...move.captures],
      values: [...move.values],
    })),
  };
  return { why, thought };
}
