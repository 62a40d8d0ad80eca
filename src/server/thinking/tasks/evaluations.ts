/**
 * Evaluates every position of a game by search. The depth depends only on the length of the game, so the same game
 * always gets the same scores. Positions are searched in order and share one transposition table, so earlier scores
 * stay the same when the game continues.
 */

import type { EvaluationsView } from '../../../api/thoughtApi.ts';
import { createRng } from '../../../base/rng.ts';
import type { Player } from '../../../players/player.ts';
import { advantageOf, advantageTicks, analysisScale, analyst, finalAdvantage } from '../../../players/scoreText.ts';
import { parseFen } from '../../../rules/fen.ts';
import { Game } from '../../../rules/game.ts';
import { parseMove } from '../../../rules/moveText.ts';
import { variantNamed } from '../../../rules/variant.ts';
import type { PlayedMoves } from '../../../thinking/playedMoves.ts';
import type { TaskControl } from '../../../thinking/task.ts';

type Point = EvaluationsView['points'][number];

/** Search depths by the longest game, in plies, that uses them. */
const DEPTHS = [
  [80, 8],
  [160, 7],
  [Infinity, 6],
] as const;
const HASTY_DEPTH = 2;

export function evaluations({ variant: name, start, moves }: PlayedMoves, control: TaskControl): EvaluationsView {
  const variant = variantNamed(name);
  const [, depth] = DEPTHS.find(([plies]) => moves.length <= plies)!;
  const player = control.player(analyst(depth), variant);
  player.newGame();
  const game = new Game(variant, { start: parseFen(start, variant.board) });
  const points = [evaluate(game, player, control)];
  for (const text of moves) {
    game.play(parseMove(text, game.position, variant.board).move);
    points.push(evaluate(game, player, control));
  }
  return { points, by: player.name, ticks: advantageTicks(variant) };
}

function evaluate(game: Game, player: Player, { isStopped }: TaskControl): Point {
  const { plies: ply, outcome } = game;
  if (outcome) return { ply, ...finalAdvantage(outcome.winner, game.variant) };
  // When the time is up, the remaining positions are searched less deeply.
  const limits = isStopped() ? { limits: { depth: HASTY_DEPTH } } : { isStopped };
  const { score = 0 } = player.choose(game, createRng(0), { evenIfForced: true, ...limits });
  return { ply, ...advantageOf(score, game.turn, analysisScale(game.variant)) };
}
