/** The moves that a player scored, the best first; among equals, its choice comes first. */

import type { Decision, MoveScore } from '../players/player.ts';
import type { ScoreScale } from '../players/scoreText.ts';
import type { Game } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import { formatMove } from '../rules/moveText.ts';
import type { ShownScore } from './playerScale.ts';
import { shownScore } from './playerScale.ts';

export interface ScoredMove extends ShownScore {
  readonly move: string;
  /** Otherwise the score is an upper bound for the side that moves. */
  readonly isExact: boolean;
}

export function scoredMoves(decision: Decision, game: Game, scale: ScoreScale | undefined): ScoredMove[] {
  const { legalMoves: legal, turn } = game;
  return bestFirst(decision, legal).map(({ move, score, isExact }) => ({
    move: formatMove(move, legal),
    ...shownScore(score, turn, scale, isExact),
    isExact,
  }));
}

export function bestFirst({ move: chosen, scores = [] }: Decision, legal: readonly Move[]): MoveScore[] {
  const name = (move: Move): string => formatMove(move, legal);
  const rank = ({ move, isExact }: MoveScore): number => (name(move) === name(chosen) ? 2 : Number(isExact));
  return scores.toSorted((one, two) => two.score - one.score || rank(two) - rank(one));
}
