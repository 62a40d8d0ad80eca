/**
 * Why a player played a move. A strategy that looks one move ahead is asked for its features; a search thinks again,
 * from the same seed, and scores every move this time. Where it searches with a strategy, the features of a move are
 * those that the strategy reads at the end of the line that is expected after it.
 */

import type { WhyView } from '../../../api/gameApi.ts';
import type { Strategy } from '../../../evaluators/strategy.ts';
import type { ViewedWords } from '../../../explanations/movePreview.ts';
import { readFeatures } from '../../../explanations/movePreview.ts';
import { playedStrategy } from '../../../explanations/playedStrategy.ts';
import type { MoveReasons } from '../../../explanations/whyMove.ts';
import { whyMove as whyStrategyMove } from '../../../explanations/whyMove.ts';
import type { Decision, Player } from '../../../players/player.ts';
import { parseSpec } from '../../../players/players.ts';
import { Game } from '../../../rules/game.ts';
import { lineTexts } from '../../../rules/lineText.ts';
import { parseMove } from '../../../rules/moveText.ts';
import { BLACK } from '../../../rules/side.ts';
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
  const found = searchReasons(task, game, decision, strategy ? '' : ' men');
  return strategy ? withFeatures(found, strategy.strategy, endsOfLines(found, game, player, task.seed)) : found;
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

/** `unit` is what its points are counted in: men, unless its evaluation has a measure of its own. */
function searchReasons({ played }: WhyMoveTask, game: Game, decision: Decision, unit: string): Reasons {
  const line = lineTexts(decision.line ?? [], game.position, game.variant);
  const moves = scoredMoves(decision, game).map((move) => ({ ...move, captures: [], values: [] }));
  return {
    moves,
    features: [],
    line,
    depth: decision.depth ?? null,
    sentence: describe(played, line, moves, decision, unit),
  };
}

/** The same with what the strategy reads at the ends of the lines. */
function withFeatures(found: Reasons, strategy: Strategy, ends: readonly ViewedWords[]): Reasons {
  const features = strategy.features.map(({ name, phrase, sentence }) => ({ name, phrase, sentence }));
  const moves = found.moves.map((move, index) => ({ ...move, values: [...readFeatures(strategy, ends[index]!)] }));
  return { ...found, features, moves, sentence: `${found.sentence} ${WHERE_READ}` };
}

const WHERE_READ = 'The features beside the moves are read where the line that it expects after each of them ends.';

/** Where the lines of all moves end, as the one who moves sees it. The player thinks again about what follows each. */
function endsOfLines({ moves, depth }: Reasons, game: Game, player: Player, seed: number): ViewedWords[] {
  const { variant, start, turn } = game;
  return moves.map(({ move }) => {
    const end = new Game(variant, { start });
    for (const played of game.moves) end.play(played);
    end.play(parseMove(move, end.position, variant.board).move);
    // A ply less deep, so that its lines end where those of the whole search do.
    const limits = { depth: (depth ?? 1) - 1 };
    const isSeen = end.outcome !== undefined || limits.depth === 0;
    const line = isSeen ? [] : decide(player, end, seed, { limits, evenIfForced: true }).line;
    for (const next of line ?? []) end.play(next);
    const { black, white, kings, turn: last } = end.position;
    return turn === BLACK ? [black, white, kings, turn, last] : [white, black, kings, turn, last];
  });
}

function describe(
  played: string,
  line: readonly string[],
  moves: Reasons['moves'],
  { depth = 0 }: Decision,
  unit: string,
): string {
  const worth = new Map(moves.map(({ move, scoreText }) => [move, describeWorth(scoreText, unit)]));
  if (!worth.has(played)) return 'It keeps its reasons to itself.';
  const looked = `It looked ${depth === 1 ? '1 ply' : `${depth} plies`} ahead`;
  const [best = played, ...expected] = line;
  if (best !== played) {
    return `${looked}, and now that it looks again finds ${best} better: ${best} ${worth.get(best)}, ${played} ${worth.get(played)}.`;
  }
  const then = expected.length > 0 ? ` Then it expects ${expected.join(' ')}.` : '';
  return `${looked}: to it, ${played} ${worth.get(played)}.${then}`;
}

/** `is worth +0.35 men`, or what is forced: `wins in 7 plies`. */
function describeWorth(scoreText: string, unit: string): string {
  return /^(wins|loses)/.test(scoreText) ? `${scoreText} plies` : `is worth ${scoreText}${unit}`;
}
