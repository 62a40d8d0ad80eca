/**
 * Between points and chances: what share of the game a side may expect that is so many points ahead. A logistic curve,
 * by which two men ahead means 10 to 1; how steep it is matters little to who moves what, and lets results of random
 * games and evaluations stand on one scale.
 */

export const POINTS_PER_DECADE = 200;

/** A chance of 0 or 1 among few games proves nothing; it counts as ten men and no more. */
const MOST_POINTS = 1000;

export function chanceFromPoints(points: number, pointsPerDecade = POINTS_PER_DECADE): number {
  return 1 / (1 + 10 ** (-points / pointsPerDecade));
}

export function pointsFromChance(chance: number): number {
  const points = Math.round(POINTS_PER_DECADE * Math.log10(chance / (1 - chance)));
  return Math.max(-MOST_POINTS, Math.min(MOST_POINTS, points));
}
