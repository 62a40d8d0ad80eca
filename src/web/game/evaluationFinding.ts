/** What the curve of a game shows, in one sentence: who was ahead, and from when. */

import type { EvaluationsView } from '../../api/gameApi.ts';

type Points = EvaluationsView['points'];
type Leader = 'Black' | 'White' | undefined;

/** In men. Less is the ordinary swaying of a level game. */
const CLEAR_LEAD = 0.75;

export function evaluationFinding(points: Points): string {
  if (points.length < 2) return 'The curve begins with the first move';
  const leaders = points.map(({ score }) => leaderOf(score));
  const now = leaders.at(-1);
  const since = leaders.findLastIndex((leader) => leader !== now) + 1;
  if (now !== undefined)
    return since === 0 ? `${now} was ahead all the time` : `${now} was ahead from move ${turn(since)} on`;
  if (since === 0) return 'Neither side has been clearly ahead';
  return `The game was level from move ${turn(since)} on; before that ${leaders[since - 1]!} was ahead`;
}

function leaderOf(score: number): Leader {
  if (Math.abs(score) < CLEAR_LEAD) return undefined;
  return score > 0 ? 'Black' : 'White';
}

/** The number, as in the list of moves, of the move that led to a point. */
function turn(ply: number): number {
  return Math.ceil(ply / 2);
}
