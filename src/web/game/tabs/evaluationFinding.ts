/** Summarises the evaluation curve of a game in a sentence. */

import type { EvaluationsView } from '../../../api/thoughtApi.ts';

type Points = EvaluationsView['points'];
type Leader = 'Black' | 'White' | undefined;

/**
 * The share of the points that counts as a clear lead, in English draughts about three quarters of a man. Smaller leads
 * are normal in a level game.
 */
const CLEAR_SHARE = 0.72;

/** Who was ahead, and from when. */
export function evaluationFinding(points: Points): string {
  if (points.length < 2) return 'The curve begins with the first move';
  const leaders = points.map(({ chance }) => leaderOf(chance));
  const now = leaders.at(-1);
  const since = leaders.findLastIndex((leader) => leader !== now) + 1;
  if (now !== undefined)
    return since === 0 ? `${now} was ahead throughout` : `${now} was ahead from move ${turn(since)} on`;
  if (since === 0) return 'Neither side has been clearly ahead';
  return `The game was level from move ${turn(since)} on; before that ${leaders[since - 1]!} was ahead`;
}

function leaderOf(chance: number): Leader {
  if (chance >= CLEAR_SHARE) return 'Black';
  return chance <= 1 - CLEAR_SHARE ? 'White' : undefined;
}

/** The move number of a ply, as in the list of moves. */
function turn(ply: number): number {
  return Math.ceil(ply / 2);
}
