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

/** A score in men. A forced end is worth more than any number of them. */
export function scoreInMen(points: number): number {
  return points / MAN;
}
