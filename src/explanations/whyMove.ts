/**
 * Why a strategy plays the move it plays: every legal move with its score and the features it read, and a sentence that
 * says what sets the best one apart from the next.
 */

import type { Strategy } from '../evaluators/strategy.ts';
import type { Feature } from '../features/feature.ts';
import { compileClosures } from '../grammar/expression/compileClosures.ts';
import { listOf } from '../grammar/expression/expressionPhrase.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import { BLACK } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { LookingMode, MovePreview } from './movePreview.ts';
import { compareWorths, firstOfBest, previewMoves } from './movePreview.ts';

/** Why a strategy prefers a move to the others. */
export interface MoveReasons {
  readonly features: readonly Pick<Feature, 'name' | 'phrase' | 'sentence'>[];
  /** The best first; equals in the order of the list. */
  readonly moves: readonly MoveReason[];
  readonly sentence: string;
}

/** A legal move, its score and what was read of the position it leads to. */
export interface MoveReason {
  readonly move: string;
  /**
   * In settled mode, the captures that it expects to follow; score and values are those of the position behind them.
   */
  readonly captures: readonly string[];
  /** For the side that moves. */
  readonly score: number;
  /** In the order of the features. */
  readonly values: readonly number[];
}

/** All moves of a position as a strategy sees them, and why it plays the best. There must be a legal move. */
export function whyMove(strategy: Strategy, position: Position, variant: Variant, mode?: LookingMode): MoveReasons {
  const previews = previewMoves(strategy, position, variant, mode);
  const legal = previews.map(({ move }) => move);
  const name = ({ move }: MovePreview): string => formatMove(move, legal);
  const best = previews[firstOfBest(previews.map(({ worth }) => worth))]!;
  const rest = previews.filter((preview) => preview !== best);
  const ordered = [best, ...rest.toSorted((one, two) => compareWorths(two.worth, one.worth))];
  return {
    features: strategy.features.map(({ name: feature, phrase, sentence }) => ({ name: feature, phrase, sentence })),
    moves: ordered.map((preview) => ({
      move: name(preview),
      captures: preview.captures,
      score: preview.worth,
      values: [...preview.values],
    })),
    sentence: reason(
      strategy,
      position,
      ordered.map((preview) => ({ ...preview, name: name(preview) })),
    ),
  };
}

type Named = MovePreview & { readonly name: string };

function reason(strategy: Strategy, position: Position, [best, next, ...others]: readonly Named[]): string {
  if (!next) return `${best!.name} is the only legal move.`;
  if (compareWorths(best!.worth, next.worth) === 0) return tie(best!, [next, ...others]);
  const gains = differences(strategy, position, best!, next);
  const scores = `${formatScore(best!.worth)} against ${formatScore(next.worth)}`;
  const lead = `${best!.name} is the best move, with ${scores} for ${next.name}${whenSettled([best!, next])}`;
  return gains.length === 0 ? `${lead}.` : `${lead}: it leaves ${listOf(gains)}.`;
}

/** Several moves with the greatest score. */
function tie(best: Named, others: readonly Named[]): string {
  const equals = [best, ...others].filter(({ worth }) => compareWorths(worth, best.worth) === 0);
  const all = equals.length === others.length + 1;
  const whom = all ? 'All moves score' : `${equals.length} moves share the best score,`;
  const score = `${formatScore(best.worth)}${whenSettled(equals)}`;
  return `${whom} ${score}; of equals it plays the first in reading order, ${best.name}.`;
}

/** Where captures follow one of some moves, their scores are those behind the captures. */
function whenSettled(moves: readonly Named[]): string {
  return moves.some(({ captures }) => captures.length > 0) ? ' after the captures' : '';
}

/** The features that speak for the best move: with the next move's value of it, the best would be worth less. */
function differences(strategy: Strategy, position: Position, best: Named, next: Named): string[] {
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
    .slice(0, MOST_REASONS)
    .map(({ feature, had, other }) => `${feature.phrase} at ${had} instead of ${other}`);
}

const MOST_REASONS = 3;

function formatScore(worth: number): string {
  return String(Number(worth.toPrecision(6)));
}
