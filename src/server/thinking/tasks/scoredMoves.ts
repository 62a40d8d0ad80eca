/** The moves of a decision with their scores, the best first, and of equals the one that was chosen. */

import type { AnalysisView } from '../../../api/gameApi.ts';
import type { Decision, MoveScore } from '../../../players/player.ts';
import { formatScore, scoreInMen } from '../../../players/scoreText.ts';
import type { Game } from '../../../rules/game.ts';
import type { Move } from '../../../rules/move.ts';
import { formatMove } from '../../../rules/moveText.ts';

type ScoredMove = AnalysisView['moves'][number];

export function scoredMoves({ move: chosen, scores = [] }: Decision, game: Game): ScoredMove[] {
  const legal = game.legalMoves;
  const name = (move: Move): string => formatMove(move, legal);
  const rank = ({ move, isExact }: MoveScore): number => (name(move) === name(chosen) ? 2 : Number(isExact));
  return scores
    .toSorted((one, two) => two.score - one.score || rank(two) - rank(one))
    .map(({ move, score, isExact }) => ({
      move: name(move),
      score: Number.isFinite(score) ? scoreInMen(score) : null,
      scoreText: `${isExact ? '' : 'at most '}${formatScore(score)}`,
      isExact,
    }));
}
