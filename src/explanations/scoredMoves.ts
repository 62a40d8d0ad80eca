/** The moves that a player gave scores, the best first, and of equals the one that was chosen. */

import type { Decision, MoveScore } from '../players/player.ts';
import { formatMoveScore, scoreInMen } from '../players/scoreText.ts';
import type { Game } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import { formatMove } from '../rules/moveText.ts';

export interface ScoredMove {
  readonly move: string;
  /** In men, for the side that moves. */
  readonly score: number;
  /** As people read it: `+0.35`, `at most -1.31`, `wins in 7`. */
  readonly scoreText: string;
  /** Otherwise the move is worth at most its score. */
  readonly isExact: boolean;
}

export function scoredMoves({ move: chosen, scores = [] }: Decision, { legalMoves: legal }: Game): ScoredMove[] {
  const name = (move: Move): string => formatMove(move, legal);
  const rank = ({ move, isExact }: MoveScore): number => (name(move) === name(chosen) ? 2 : Number(isExact));
  return scores
    .toSorted((one, two) => two.score - one.score || rank(two) - rank(one))
    .map(({ move, score, isExact }) => ({
      move: name(move),
      score: scoreInMen(score),
      scoreText: formatMoveScore(score, isExact),
      isExact,
    }));
}
