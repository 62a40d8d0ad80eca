/**
 * How the scores of a player are read: on the one scale of men and chances, if what it counts can be converted. Answers
 * are remembered, since every move of a game asks.
 */

import { MAN } from '../evaluators/evaluator.ts';
import { createEvaluation, evaluatorsBySide } from '../evaluators/evaluators.ts';
import type { Strategy } from '../evaluators/strategy.ts';
import { resolvePlayer } from '../players/players.ts';
import type { Advantage, ScoreScale } from '../players/scoreText.ts';
import { advantageOf, analysisScale, scaleByChance, scaleByMan } from '../players/scoreText.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { opponent } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Valuation } from './manWorth.ts';
import { manWorth } from './manWorth.ts';

/** The evaluation whose points the measured chances are for. */
const ANALYSIS = 'positional';

/** Of the points of a player that searches; undefined if its evaluation does not count pieces. */
export function playerScale(spec: string, variant: Variant): ScoreScale | undefined {
  const { kind, values } = resolvePlayer(spec);
  const by = kind.playsBy?.(values);
  if (!by || by.evaluation === ANALYSIS) return analysisScale(variant);
  if (by.pointsPerDecade !== undefined) return scaleByChance(by.pointsPerDecade, variant);
  const points = pointsOfMan(by.evaluation, variant);
  return points === undefined ? undefined : scaleByMan(points, variant);
}

/** A score as it is shown; men and chance are null where a player's scores cannot be converted. */
export type ShownScore = Omit<Advantage, 'chance'> & { readonly chance: number | null };

/** The points that a side gives a move, converted or as they are. */
export function shownScore(points: number, side: Side, scale: ScoreScale | undefined, isExact = true): ShownScore {
  return scale ? advantageOf(points, side, scale, isExact) : ownPoints(points, isExact);
}

/** `12.5 points`: what a player counts by itself. */
export function ownPoints(score: number, isExact = true): ShownScore {
  const rounded = Number(score.toPrecision(3));
  const points = `${rounded} ${Math.abs(rounded) === 1 ? 'point' : 'points'}`;
  return { men: null, chance: null, scoreText: isExact ? points : `${points} or less` };
}

/** What a strategy's worth of a position means to its viewer; undefined if it does not count pieces. */
export type StrategyScale = (worth: number) => Advantage;

/**
 * For the moves of one position. A strategy may like all positions, or none, whoever looks. What both sides on average
 * think of the position before the move is therefore level; that is the same for all moves and keeps their order.
 */
export function strategyScale(strategy: Strategy, position: Position, variant: Variant): StrategyScale | undefined {
  const man = remembered(`${strategy.text} ${variant.name}`, () => worthOfMan(balanced(strategy), variant));
  if (man === undefined) return undefined;
  const { kings, turn } = position;
  const [own, other] = [ownPieces(position), otherPieces(position)];
  const mine = strategy.worth(own, other, kings, turn, opponent(turn));
  const level = mine - balanced(strategy)(own, other, kings, turn);
  const scale = analysisScale(variant);
  return (worth) => advantageOf(withinBounds((MAN * (worth - level)) / man), turn, scale);
}

function pointsOfMan(evaluation: string, variant: Variant): number | undefined {
  return remembered(`search ${evaluation} ${variant.name}`, () => {
    const bySide = evaluatorsBySide(createEvaluation(evaluation, variant), (evaluate) => evaluate);
    return worthOfMan((own, other, kings, turn) => bySide[turn](own, other, kings, turn), variant);
  });
}

/** In give-away results hardly depend on who has more men, so that nothing can be converted by them. */
function worthOfMan(value: Valuation, variant: Variant): number | undefined {
  return variant.giveaway ? undefined : manWorth(value, variant);
}

/** To a side as if it had just moved, which is when a strategy looks: half of its view less half of the other's. */
function balanced({ worth }: Strategy): Valuation {
  return (own, other, kings, side) => {
    const turn = opponent(side);
    return (worth(own, other, kings, side, turn) - worth(other, own, kings, turn, turn)) / 2;
  };
}

/** No proved end may come of it. */
function withinBounds(points: number): number {
  return Math.max(-10 * MAN, Math.min(10 * MAN, Number.isNaN(points) ? -Infinity : points));
}

function remembered(key: string, measure: () => number | undefined): number | undefined {
  if (!worths.has(key)) {
    if (worths.size >= MOST_REMEMBERED) worths.clear();
    worths.set(key, measure());
  }
  return worths.get(key);
}

const MOST_REMEMBERED = 500;
const worths = new Map<string, number | undefined>();
