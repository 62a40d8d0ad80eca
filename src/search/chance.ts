/**
 * Converts points to chances: the expected score of a side that is ahead by a number of points. The logistic curve
 * gives 10 to 1 for a lead of two men. Its steepness hardly affects which moves are chosen; it puts results of random
 * games and evaluations on one scale.
 */

import { POINTS_PER_DECADE } from '../evaluators/evaluator.ts';

/** A chance of 0 or 1 from a few games proves nothing, so it counts as at most ten men. */
const MOST_POINTS = 1000;

export function chanceFromPoints(points: number, pointsPerDecade = POINTS_PER_DECADE): number {
  return 1 / (1 + 10 ** (-points / pointsPerDecade));
}

export function pointsFromChance(chance: number): number {
  const points = Math.round(POINTS_PER_DECADE * Math.log10(chance / (1 - chance)));
  return Math.max(-MOST_POINTS, Math.min(MOST_POINTS, points));
}
