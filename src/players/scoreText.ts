/** Scores as people read them: men ahead, or the end that is forced. */

import { MAN } from '../evaluators/evaluator.ts';
import { provedEnd } from '../search/score.ts';

/** `+0.35`, `-1.00`, `0.00`, `wins in 7`, `loses in 12`: from the side of whoever was to move, plies counted. */
export function formatScore(points: number): string {
  const end = provedEnd(points);
  if (end) return `${end.result === 'win' ? 'wins' : 'loses'} in ${end.plies}`;
  const men = scoreInMen(points);
  return `${men > 0 ? '+' : ''}${men.toFixed(2)}`;
}

/** What a player knows of a move, which may be a bound: `at most -1.31`, `loses within 6`, `wins in 7 at best`. */
export function formatMoveScore(points: number, isExact: boolean): string {
  if (isExact) return formatScore(points);
  const end = provedEnd(points);
  if (!end) return `at most ${formatScore(points)}`;
  return end.result === 'loss' ? `loses within ${end.plies}` : `wins in ${end.plies} at best`;
}

/** A score in men. A forced end is worth more than any number of them. */
export function scoreInMen(points: number): number {
  return points / MAN;
}
