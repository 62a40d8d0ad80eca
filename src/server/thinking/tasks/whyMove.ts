/**
 * Explains why a player chose a move, or what it thinks of its opponent's move. It uses the stored decision if there is
 * one; otherwise the player decides again.
 */

import type { WhyView } from '../../../api/thoughtApi.ts';
import type { Reader } from '../../../explanations/describeFinding.ts';
import { whyPlayed } from '../../../explanations/whyMove.ts';
import type { Decision } from '../../../players/player.ts';
import type { MoveTask } from '../../../thinking/chooseMove.ts';
import { chooseMove } from '../../../thinking/chooseMove.ts';
import { replay } from '../../../thinking/playedMoves.ts';
import type { TaskControl } from '../../../thinking/task.ts';

/** The game before the move, and the move. */
export interface WhyMoveTask extends MoveTask {
  readonly played: string;
  readonly reader: Reader;
  readonly thought?: Decision | undefined;
}

export interface WhyAnswer {
  readonly why: WhyView;
  /** The player's decision, if the answer needed it. */
  readonly thought: Decision | undefined;
}

export function whyMove(task: WhyMoveTask, control: TaskControl): WhyAnswer {
  const { moves, player, played, reader } = task;
  let { thought } = task;
  const reasons = whyPlayed(player, replay(task), played, () => (thought ??= chooseMove(task, control)), reader);
  const why: WhyView = {
    ply: moves.length,
    player,
    played,
    ...reasons,
    line: [...reasons.line],
    features: [...reasons.features],
    moves: reasons.moves.map(({ move, men, chance, scoreText, isExact, captures, values }) => ({
      move,
      men,
      chance,
      scoreText,
      isExact,
      captures: [...captures],
      values: [...values],
    })),
  };
  return { why, thought };
}
