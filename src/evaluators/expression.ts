/**
 * A strategy as an evaluator. A strategy judges for one viewer, and what it says for the two sides need not add up to
 * nothing: `own.pieces` likes all positions. Search compares lines that end with either side to move, so the evaluation
 * is half of what the position is worth to the side to move less half of what it is worth to the other. A strategy that
 * weighs both sides alike, such as `own.pieces - opponent.pieces`, keeps its value.
 */

import { magnitudeOf } from '../grammar/expression/range.ts';
import { rangeOf } from '../grammar/expression/rangeOf.ts';
import * as sides from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Evaluator } from './evaluator.ts';
import { MAN } from './evaluator.ts';
import type { Strategy } from './strategy.ts';
import { parseStrategy, rangeOfFeature } from './strategy.ts';

// Private constants, for speed: see rules/kernel.ts.
const { opponent } = sides;

/** Up to this, points grow with the value; beyond, they are pressed together below `MOST`. */
const PLAIN = 20_000;
const MOST = 28_000;

export function expressionEvaluator(text: string, variant: Variant): Evaluator {
  const strategy = parseStrategy(text, variant.board);
  const { worth } = strategy;
  const scale = scaleOf(strategy);
  // Seen from a fixed side, the worth to one is minus the worth to the other.
  if (!strategy.isRelative) {
    return (own, other, kings, turn) => pointsOf(worth(own, other, kings, turn, turn), scale);
  }
  return (own, other, kings, turn) => {
    const mine = pointsOf(worth(own, other, kings, turn, turn), scale);
    const theirs = pointsOf(worth(other, own, kings, opponent(turn), turn), scale);
    return ((mine - theirs) / 2) | 0;
  };
}

/**
 * Points to one: a hundred, if all values then fit and differ by whole points; else so many that the largest values just
 * fit. Where no bound is known a hundred has to do.
 */
function scaleOf({ tree, features }: Strategy): number {
  const range = rangeOf(tree, rangeOfFeature(features));
  const most = magnitudeOf(range);
  const isOrdinary = most * MAN <= PLAIN && range.step * MAN >= 1;
  return isOrdinary || most === 0 || !Number.isFinite(PLAIN / most) || most === Infinity ? MAN : PLAIN / most;
}

/** A value as whole points, never in another order. NaN is never chosen, so it is worth the least. */
export function pointsOf(value: number, scale = MAN): number {
  const points = Math.abs(value) * scale;
  if (Number.isNaN(points)) return -MOST;
  const whole = Math.round(points <= PLAIN ? points : PLAIN + (MOST - PLAIN) * (1 - PLAIN / points));
  return value > 0 ? whole : 0 - whole;
}
