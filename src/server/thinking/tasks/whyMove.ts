/**
 * Why a player played a move. A strategy that looks one move ahead is asked for its features; a search thinks again,
 * from the same seed, and scores every move this time.
 */

import type { WhyView } from '../../../api/gameApi.ts';
import { playedStrategy } from '../../../explanations/playedStrategy.ts';
import type { MoveReasons } from '../../../explanations/whyMove.ts';
import { whyMove as whyStrategyMove } from '../../../explanations/whyMove.ts';
import type { Decision } from '../../../players/player.ts';
import { parseSpec } from '../../../players/players.ts';
import type { Game } from '../../../rules/game.ts';
import { lineTexts } from '../../../rules/lineText.ts';
import type { PlayedMoves } from '../../games/playedGame.ts';
import { replay } from '../../games/playedGame.ts';
import type { TaskControl } from '../task.ts';
import { decide } from './chooseMove.ts';
import { scoredMoves } from './scoredMoves.ts';

/** The game before the move, and the move. */
export interface WhyMoveTask extends PlayedMoves {
  readonly player: string;
  readonly seed: number;
  readonly played: string;
}

type Reasons = Pick<WhyView, 'sentence' | 'moves' | 'features' | 'line' | 'depth'>;

const NOTHING: Omit<Reasons, 'sentence'> = { moves: [], features: [], line: [], depth: null };

export function whyMove(task: WhyMoveTask, control: TaskControl): WhyView {
  const { moves, player, played } = task;
  return { ply: moves.length, player, played, ...reasons(task, control) };
}

function reasons(task: WhyMoveTask, control: TaskControl): Reasons {
  const game = replay(task);
  const strategy = playedStrategy(task.player, game.variant);
  if (strategy?.mode === 'position' || strategy?.mode === 'settled') {
    return strategyReasons(task, whyStrategyMove(strategy.strategy, game.position, game.variant, strategy.mode));
  }
  if (game.legalMoves.length === 1) return { ...NOTHING, sentence: `${task.played} was the only legal move.` };
  const plainly = PLAIN_REASONS[strategy?.mode ?? parseSpec(task.player).kind.name];
  if (plainly !== undefined) return { ...NOTHING, sentence: plainly };
  const player = control.player(task.player, game.variant);
  const decision = decide(player, game, task.seed, { isStopped: control.isStopped, scoreAll: true });
  return searchReasons(task, game, decision);
}

/** Of players that do not weigh their moves, by their kind or the mode of their strategy. */
const PLAIN_REASONS: Readonly<Record<string, string>> = {
  random: 'It plays any legal move, each as likely as the other. There is no other reason.',
  first: 'It always plays the first legal move, squares read row by row from the top. There is no other reason.',
  index: 'It does not compare its moves: the value of its expression says which move of the list to play.',
};

function strategyReasons({ played }: WhyMoveTask, { features, moves, sentence }: MoveReasons): Reasons {
  const isItsChoice = moves[0]!.move === played;
  return {
    ...NOTHING,
    // A game that somebody pasted may hold moves that are not its own.
    sentence: isItsChoice ? sentence : `It would not have played ${played}. ${sentence}`,
    features: features.map((feature) => ({ ...feature })),
    moves: moves.map(({ move, captures, score, values }) => ({
      move,
      score: Number.isFinite(score) ? score : null,
      scoreText: String(Number(score.toPrecision(6))),
      isExact: true,
      captures: [...captures],
      values: [...values],
    })),
  };
}

function searchReasons({ played }: WhyMoveTask, game: Game, decision: Decision): Reasons {
  const line = lineTexts(decision.line ?? [], game.position, game.variant);
  const moves = scoredMoves(decision, game).map((move) => ({ ...move, captures: [], values: [] }));
  return {
    moves,
    features: [],
    line,
    depth: decision.depth ?? null,
    sentence: describe(played, line, moves, decision),
  };
}

function describe(played: string, line: readonly string[], moves: Reasons['moves'], { depth = 0 }: Decision): string {
  const worth = new Map(moves.map(({ move, scoreText }) => [move, describeWorth(scoreText)]));
  if (!worth.has(played)) return 'It keeps its reasons to itself.';
  const looked = `It looked ${depth === 1 ? '1 ply' : `${depth} plies`} ahead`;
  const [best = played, ...expected] = line;
  if (best !== played) {
    return `${looked}, and now that it looks again finds ${best} better: ${best} ${worth.get(best)}, ${played} ${worth.get(played)}.`;
  }
  const then = expected.length > 0 ? ` Then it expects ${expected.join(' ')}.` : '';
  return `${looked}: to it, ${played} ${worth.get(played)}.${then}`;
}

/** `is worth +0.35`, or what is forced: `wins in 7`. */
function describeWorth(scoreText: string): string {
  return /^(wins|loses)/.test(scoreText) ? `${scoreText} plies` : `is worth ${scoreText}`;
}
