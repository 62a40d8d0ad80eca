/**
 * Why a player played a move: every move it had, with its score and what was read of the position it leads to. A
 * strategy that looks one move ahead is asked again, which takes no time. Any other player is taken at its word: what it
 * thought when it chose the move. What was found is data; `describeFinding` makes the sentence of it.
 */

import type { Strategy } from '../evaluators/strategy.ts';
import type { Feature } from '../features/feature.ts';
import { compileClosures } from '../grammar/expression/compileClosures.ts';
import type { Decision } from '../players/player.ts';
import { parseSpec } from '../players/players.ts';
import type { ScoreScale } from '../players/scoreText.ts';
import type { Game } from '../rules/game.ts';
import { lineTexts } from '../rules/lineText.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import { BLACK } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Advantage, Finding } from './describeFinding.ts';
import { describeFinding, isRule } from './describeFinding.ts';
import type { LookingMode, MovePreview } from './movePreview.ts';
import { compareWorths, firstOfBest, previewMoves } from './movePreview.ts';
import { playedStrategy } from './playedStrategy.ts';
import { ownPoints, playerScale, shownScore, strategyScale } from './playerScale.ts';
import { bestFirst } from './scoredMoves.ts';

/** Why a player prefers a move to the others. */
export interface MoveReasons {
  readonly features: readonly Pick<Feature, 'name' | 'phrase' | 'sentence'>[];
  /** The best first; equals in the order of the list. None where the player does not compare its moves. */
  readonly moves: readonly MoveReason[];
  /** The moves that a search expects, its own first. */
  readonly line: readonly string[];
  /** How many plies a search looked ahead; null for other players. */
  readonly depth: number | null;
  readonly sentence: string;
}

/** A legal move, its score and what was read of the position it leads to. */
export interface MoveReason {
  readonly move: string;
  /** The captures that are expected to follow, where it looks behind them; the values are those of the position then. */
  readonly captures: readonly string[];
  /** As the player counts, for the side that moves. */
  readonly score: number;
  /** On the one scale of `players/scoreText.ts`; null where the player's scores cannot be converted. */
  readonly men: number | null;
  readonly chance: number | null;
  /** `Black +0.35`, `White wins in 7 moves`; `12.5 points` where it cannot be converted. */
  readonly scoreText: string;
  /** Otherwise the move is worth at most its score. */
  readonly isExact: boolean;
  /** In the order of the features. */
  readonly values: readonly number[];
}

/**
 * Why a player played a move. The game is the one before the move. `thoughtOf` gives what the player thought when it
 * chose, and is called only where that matters.
 */
export function whyPlayed(player: string, game: Game, played: string, thoughtOf: () => Decision): MoveReasons {
  const { position, variant } = game;
  const by = playedStrategy(player, variant);
  if (by?.mode === 'position' || by?.mode === 'settled') {
    return whyMove(by.strategy, position, variant, by.mode, played);
  }
  const rule = by?.mode ?? parseSpec(player).kind.name;
  if (game.legalMoves.length === 1) return withoutMoves({ kind: 'only', move: played });
  if (isRule(rule)) return withoutMoves({ kind: 'rule', rule });
  return searchReasons(game, played, thoughtOf(), by?.strategy, playerScale(player, variant));
}

function withoutMoves(finding: Finding): MoveReasons {
  return { features: [], moves: [], line: [], depth: null, sentence: describeFinding(finding) };
}

/**
 * All moves of a position as a strategy sees them, and why it plays the best. There must be a legal move. If another
 * move was played, the sentence says so.
 */
export function whyMove(
  strategy: Strategy,
  position: Position,
  variant: Variant,
  mode?: LookingMode,
  played?: string,
): MoveReasons {
  const previews = previewMoves(strategy, position, variant, mode);
  const legal = previews.map(({ move }) => move);
  const best = previews[firstOfBest(previews.map(({ worth }) => worth))]!;
  const rest = previews.filter((preview) => preview !== best);
  const ordered = [best, ...rest.toSorted((one, two) => compareWorths(two.worth, one.worth))];
  const scale = strategyScale(strategy, variant);
  const moves = ordered.map(({ move, captures, worth, values }) => ({
    move: formatMove(move, legal),
    captures,
    score: worth,
    ...(scale?.(worth, position.turn) ?? ownPoints(worth)),
    isExact: true,
    values: [...values],
  }));
  const isItsChoice = played === undefined || played === moves[0]!.move;
  const sentence = describeFinding(strategyFinding(strategy, position, ordered, moves));
  return {
    features: featuresOf(strategy),
    moves,
    line: [],
    depth: null,
    sentence: isItsChoice ? sentence : `${describeFinding({ kind: 'other', move: played })} ${sentence}`,
  };
}

function strategyFinding(
  strategy: Strategy,
  position: Position,
  [best, next]: readonly MovePreview[],
  moves: readonly MoveReason[],
): Finding {
  const [first, second] = moves;
  if (!next) return { kind: 'only', move: first!.move };
  const equals = moves.filter(({ score }) => compareWorths(score, first!.score) === 0);
  if (equals.length > 1) return { kind: 'tie', equals, moves: moves.length };
  return { kind: 'better', best: first!, next: second!, advantages: advantagesOf(strategy, position, best!, next) };
}

/** The features that speak for the best move: with the next move's value of it, the best would be worth less. */
function advantagesOf(strategy: Strategy, position: Position, best: MovePreview, next: MovePreview): Advantage[] {
  const { features, isRelative, tree } = strategy;
  const value = compileClosures(
    tree,
    features.map(({ name }) => name),
  );
  const sign = isRelative || position.turn === BLACK ? 1 : -1;
  return features
    .map((feature, index) => {
      const without = sign * value(best.values.with(index, next.values[index]!));
      return { feature, without, had: best.values[index]!, other: next.values[index]! };
    })
    .filter(({ had, other, without }) => had !== other && compareWorths(best.worth, without) > 0)
    .toSorted((one, two) => compareWorths(one.without, two.without))
    .slice(0, MOST_REASONS);
}

const MOST_REASONS = 3;

/** Where a search values positions by a strategy, that is read after each move and the captures that follow it. */
function searchReasons(
  game: Game,
  played: string,
  thought: Decision,
  strategy: Strategy | undefined,
  scale: ScoreScale | undefined,
): MoveReasons {
  const { position, variant, legalMoves } = game;
  const previews = strategy ? previewMoves(strategy, position, variant, 'settled') : [];
  const previewOf = new Map(previews.map((preview) => [formatMove(preview.move, legalMoves), preview]));
  const moves = bestFirst(thought, legalMoves).map(({ move, score, isExact }) => {
    const text = formatMove(move, legalMoves);
    const { captures = [], values = [] } = previewOf.get(text) ?? {};
    const shown = shownScore(score, game.turn, scale, isExact);
    return { move: text, score, ...shown, isExact, captures, values: [...values] };
  });
  const line = lineTexts(thought.line ?? [thought.move], position, variant);
  const depth = thought.depth ?? null;
  const chosenText = formatMove(thought.move, legalMoves);
  const [own, chosen] = [played, chosenText].map((name) => moves.find(({ move }) => move === name));
  const finding: Finding =
    own && chosen
      ? { kind: 'search', played: own, chosen, expected: line.slice(1), depth, isByStrategy: strategy !== undefined }
      : { kind: 'silent' };
  return { features: strategy ? featuresOf(strategy) : [], moves, line, depth, sentence: describeFinding(finding) };
}

function featuresOf({ features }: Strategy): MoveReasons['features'] {
  return features.map(({ name, phrase, sentence }) => ({ name, phrase, sentence }));
}
