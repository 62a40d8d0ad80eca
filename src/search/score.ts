/**
 * What a score means. Scores are whole points for the side to move, 100 per man, so that they fit into half a word of
 * the transposition table and compare exactly. Beyond `PROVED` a score is not an estimate: the game ends by force, `WIN
 * - score` plies from the root. A short win therefore scores more than a long one, and a late loss more than an early
 * one.
 */

export const WIN = 30_000;

/** Scores beyond this in either direction are proved; evaluations stay within it. */
export const PROVED = 29_000;

/** Greater than any score. */
export const INFINITE = 31_000;

/** A forced end of the game, as shown to people. */
export interface ProvedEnd {
  readonly result: 'win' | 'loss';
  readonly plies: number;
}

/** The forced end that a score stands for; undefined if it is only an estimate. */
export function provedEnd(score: number): ProvedEnd | undefined {
  if (Math.abs(score) <= PROVED) return undefined;
  return { result: score > 0 ? 'win' : 'loss', plies: WIN - Math.abs(score) };
}

/** An evaluation limited to the range below the proved scores. */
export function clampEstimate(points: number): number {
  if (points > PROVED) return PROVED;
  return points < -PROVED ? -PROVED : points;
}

/**
 * The score as stored in the transposition table: a proved end is counted in plies from its own position instead of
 * from the root.
 */
export function toTable(score: number, ply: number): number {
  if (score > PROVED) return score + ply;
  return score < -PROVED ? score - ply : score;
}

/** The reverse: a proved end is counted in plies from the root again. */
export function fromTable(score: number, ply: number): number {
  if (score > PROVED) return score - ply;
  return score < -PROVED ? score + ply : score;
}
