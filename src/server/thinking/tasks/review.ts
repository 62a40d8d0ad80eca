/**
 * The mistakes of a finished game. Every position with a choice is searched to a fixed depth with all moves scored, so
 * the same search compares the move played with the best one. The depth depends only on the length of the game, so the
 * same game always gets the same review.
 */

import type { Mistake, ReviewView } from '../../../api/thoughtApi.ts';
import { createRng } from '../../../base/rng.ts';
import type { Player } from '../../../players/player.ts';
import { parseFen } from '../../../rules/fen.ts';
import { Game } from '../../../rules/game.ts';
import { lineTexts } from '../../../rules/lineText.ts';
import type { Move } from '../../../rules/move.ts';
import { formatMove, parseMove } from '../../../rules/moveText.ts';
import { analyst } from '../../../players/scoreText.ts';
import { variantNamed } from '../../../rules/variant.ts';
import type { PlayedMoves } from '../../../thinking/playedMoves.ts';
import type { TaskControl } from '../../../thinking/task.ts';
import { mistakeOf } from '../../games/mistakes.ts';
import { nameOf } from '../../games/playedGame.ts';

/** Search depths by the longest game, in plies, that uses them. A game of 160 plies takes about a second. */
const DEPTHS = [
  [120, 10],
  [240, 9],
  [Infinity, 8],
] as const;
const HASTY_DEPTH = 4;

export function review({ variant: name, start, moves }: PlayedMoves, control: TaskControl): ReviewView {
  const variant = variantNamed(name);
  const [, depth] = DEPTHS.find(([plies]) => moves.length <= plies)!;
  const player = control.player(analyst(depth), variant);
  player.newGame();
  const game = new Game(variant, { start: parseFen(start, variant.board) });
  const mistakes: Mistake[] = [];
  for (const text of moves) {
    const { move } = parseMove(text, game.position, variant.board);
    const mistake = game.legalMoves.length > 1 ? judge(game, move, player, control) : undefined;
    if (mistake) mistakes.push(mistake);
    game.play(move);
  }
  return { mistakes, by: player.name };
}

function judge(game: Game, move: Move, player: Player, { isStopped }: TaskControl): Mistake | undefined {
  // When the time is up, the remaining positions are searched less deeply.
  const limits = isStopped() ? { limits: { depth: HASTY_DEPTH } } : { isStopped };
  const decision = player.choose(game, createRng(0), { scoreAll: true, ...limits });
  const legal = game.legalMoves;
  const played = formatMove(move, legal);
  const scored = decision.scores?.find((one) => formatMove(one.move, legal) === played);
  if (!scored || decision.score === undefined) return undefined;
  const judged = {
    ply: game.plies,
    side: nameOf(game.turn),
    played,
    playedScore: scored.score,
    best: formatMove(decision.move, legal),
    bestScore: decision.score,
    line: lineTexts(decision.line ?? [decision.move], game.position, game.variant),
  };
  return mistakeOf(judged, game.variant);
}
