/**
 * A strategy as an evaluator: what it would choose by at the end of a line is what search compares. A strategy judges a
 * position that its player has just moved to; the side to move therefore gets what the other side likes least.
 */

import * as sides from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Evaluator } from './evaluator.ts';
import { MAN } from './evaluator.ts';
import { parseStrategy } from './strategy.ts';

// Private constants, for speed: see rules/kernel.ts.
const { opponent } = sides;

/** Values up to this are a hundred points to one; beyond, they are pressed together below `MOST`. */
const PLAIN = 200;
const MOST = 28_000;

export function expressionEvaluator(text: string, variant: Variant): Evaluator {
  const { worth } = parseStrategy(text, variant.board);
  return (own, other, kings, turn) => 0 - pointsOf(worth(other, own, kings, opponent(turn), turn));
}

/** A value as whole points, in the same order. NaN is never chosen, so it is worth the least. */
export function pointsOf(value: number): number {
  const size = Math.abs(value);
  if (size <= PLAIN) return Math.round(value * MAN) | 0;
  if (Number.isNaN(value)) return -MOST;
  const points = Math.round(PLAIN * MAN + (MOST - PLAIN * MAN) * (1 - PLAIN / size));
  return value > 0 ? points : 0 - points;
}
