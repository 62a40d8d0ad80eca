/**
 * Converts the scores of a player to the common scale of men and chances, where that is possible. Results are cached,
 * since every move of a game needs them.
 */

import { MAN } from '../evaluators/evaluator.ts';
import { createEvaluation, evaluatorsBySide } from '../evaluators/evaluators.ts';
import type { Strategy } from '../evaluators/strategy.ts';
import { resolvePlayer } from '../players/players.ts';
import type { Advantage, ScoreScale } from '../players/scoreText.ts';
import { SCALE_OF_RESULTS, advantageOf, measuredScale, scaleByChance, scaleByMan } from '../players/scoreText.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { opponent } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Valuation } from './manWorth.ts';
import { manWorth } from './manWorth.ts';

/** The scale of a player that searches; undefined if its evaluation does not count pieces. */
export function playerScale(spec: string, variant: Variant): ScoreScale | undefined {
  const { kind, values } = resolvePlayer(spec);
  if (kind.evolvesPlans) return SCALE_OF_RESULTS;
  const by = kind.playsBy?.(values);
  const measured = measuredScale(by?.evaluation ?? 'positional', variant);
  if (!by || measured) return measured;
  if (by.pointsPerDecade !== undefined) return scaleByChance(by.pointsPerDecade, variant);
  const points = pointsOfMan(by.evaluation, variant);
  return points === undefined ? undefined : scaleByMan(points, variant);
}

/** A score as it is shown; men and chance are null if a player's scores cannot be converted. */
export type ShownScore = Omit<Advantage, 'chance'> & { readonly chance: number | null };

/** The points for a side, converted if there is a scale. */
export function shownScore(points: number, side: Side, scale: ScoreScale | undefined, isExact = true): ShownScore {
  return scale ? advantageOf(points, side, scale, isExact) : ownPoints(points, isExact);
}

/** `12.5 points`: a score on the player's own scale. */
export function ownPoints(score: number, isExact = true): ShownScore {
  const rounded = Number(score.toPrecision(3));
  const points = `${rounded} ${Math.abs(rounded) === 1 ? 'point' : 'points'}`;
  return { men: null, chance: null, scoreText: isExact ? points : `${points} or less` };
}

/** Converts a strategy's score of a position for its viewer. */
export type StrategyScale = (worth: number) => Advantage;

/**
 * For the moves of one position; undefined if the strategy does not count pieces. A strategy may score every position
 * high, for both sides. The average of both sides' scores before the move is therefore taken as level, which keeps the
 * order of the moves.
 */
export function strategyScale(strategy: Strategy, position: Position, variant: Variant): StrategyScale | undefined {
  const man = remembered(`${strategy.text} ${variant.name}`, () => worthOfMan(balanced(strategy), variant));
  if (man === undefined) return undefined;
  const { kings, turn } = position;
  const [own, other] = [ownPieces(position), otherPieces(position)];
  const mine = strategy.worth(own, other, kings, turn, opponent(turn));
  const level = mine - balanced(strategy)(own, other, kings, turn);
  const scale = scaleByMan(MAN, variant);
  return (worth) => advantageOf(withinBounds((MAN * (worth - level)) / man), turn, scale);
}

function pointsOfMan(evaluation: string, variant: Variant): number | undefined {
  return remembered(`search ${evaluation} ${variant.name}`, () => {
    const bySide = evaluatorsBySide(createEvaluation(evaluation, variant), (evaluate) => evaluate);
    return worthOfMan((own, other, kings, turn) => bySide[turn](own, other, kings, turn), variant);
  });
}

/** In give-away, results hardly depend on the number of men, so men cannot be the scale. */
function worthOfMan(value: Valuation, variant: Variant): number | undefined {
  return variant.giveaway ? undefined : manWorth(value, variant);
}

/** The value to a side that has just moved: half the difference between its own score and the opponent's. */
function balanced({ worth }: Strategy): Valuation {
  return (own, other, kings, side) => {
    const turn = opponent(side);
    return (worth(own, other, kings, side, turn) - worth(other, own, kings, turn, turn)) / 2;
  };
}

/** Keeps a score below those of proved wins and losses. */
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
