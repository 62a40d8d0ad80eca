/** Finds a good move quickly. */

import type { HintView } from '../../../api/thoughtApi.ts';
import { advantageOf, analysisScale, analyst } from '../../../players/scoreText.ts';
import { formatMove } from '../../../rules/moveText.ts';
import type { PlayedMoves } from '../../../thinking/playedMoves.ts';
import { replay } from '../../../thinking/playedMoves.ts';
import type { TaskControl } from '../../../thinking/task.ts';
import { decide } from '../../../thinking/chooseMove.ts';

const ADVISER = analyst(9);

export function hint(task: PlayedMoves, { player, isStopped }: TaskControl): HintView {
  const game = replay(task);
  const { move, score, depth } = decide(player(ADVISER, game.variant), game, [0], { isStopped });
  return {
    move: formatMove(move, game.legalMoves),
    scoreText:
      score === undefined ? 'the only move' : advantageOf(score, game.turn, analysisScale(game.variant)).scoreText,
    depth: depth ?? null,
  };
}
