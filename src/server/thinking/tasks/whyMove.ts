/**
 * Explains why a player chose a move, or what it thinks of its opponent's move. It uses the stored decision if there is
 * one; otherwise the player decides again.
 */

import type { AgreedView, WhyView } from '../../../api/thoughtApi.ts';
import type { Reader } from '../../../explanations/describeFinding.ts';
import type { AgreedMoves, AgreedPlans } from '../../../explanations/planReasons.ts';
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
    squares: [...reasons.squares],
    moves: reasons.moves.map(({ move, men, chance, scoreText, isExact, captures, values, share }) => ({
      move,
      men,
      chance,
      scoreText,
      isExact,
      captures: [...captures],
      values: [...values],
      share,
    })),
    plans: reasons.plans && plansView(reasons.plans),
  };
  return { why, thought };
}

function plansView({ plans, generations, shown, own, replies }: AgreedPlans): WhyView['plans'] {
  return { plans, generations, shown: [...shown], own: own && movesView(own), replies: replies && movesView(replies) };
}

function movesView({ finding, moves, others }: AgreedMoves): AgreedView {
  return { finding, moves: moves.map(({ move, shares }) => ({ move, shares: [...shares] })), others: [...others] };
}
