/**
 * What a score means. Scores are whole points from the mover's side, a hundred to a man, so that they fit half a word
 * of the transposition table and compare exactly. Beyond `PROVED` a score is no estimate: the game ends by force, in
 * `WIN - score` plies from the root, so that a short win is worth more than a long one and a late loss more than an
 * early one.
 */

export const WIN = 30_000;

/** Scores beyond this, either way, are proved; an evaluation stays below. */
export const PROVED = 29_000;

/** More than any score. */
export const INFINITE = 31_000;

/** What a forced end looks like to a person. */
export interface ProvedEnd {
  readonly result: 'win' | 'loss';
  readonly plies: number;
}

/** The forced end that a score stands for; undefined when it is only an estimate. */
export function provedEnd(score: number): ProvedEnd | undefined {
  if (Math.abs(score) <= PROVED) return undefined;
  return { result: score > 0 ? 'win' : 'loss', plies: WIN - Math.abs(score) };
}

/** An evaluation kept clear of the proved scores. */
export function clampEstimate(points: number): number {
  if (points > PROVED) return PROVED;
  return points < -PROVED ? -PROVED : points;
}

/** A proved end as the transposition table keeps it, in plies from its own position instead of from the root. */
export function toTable(score: number, ply: number): number {
  if (score > PROVED) return score + ply;
  return score < -PROVED ? score - ply : score;
}

/** The score that stands for it again, in plies from the root. */
export function fromTable(score: number, ply: number): number {
  if (score > PROVED) return score - ply;
  return score < -PROVED ? score + ply : score;
}
