/** What the curve of a game and the search of a position show, in a sentence, with one measure of being ahead. */

import type { AnalysisView, EvaluationsView } from '../../../api/gameApi.ts';

type Points = EvaluationsView['points'];
type Leader = 'Black' | 'White' | undefined;

/** In men. Less is the ordinary swaying of a level game. */
const CLEAR_LEAD = 0.75;

/** Who was ahead, and from when. */
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

/** What the search says, except that a small lead is called what the curve calls it. */
export function analysisFinding({ score, scoreText, turn: side, depth, sentence }: AnalysisView): string {
  const isProved = !Number.isFinite(Number(scoreText));
  if (isProved || leaderOf(score) !== undefined || Number(scoreText) === 0) return sentence;
  const leader = score > 0 === (side === 'black') ? 'Black' : 'White';
  const plies = depth === 1 ? '1 ply' : `${depth} plies`;
  return `About even, looking ${plies} ahead: ${leader} is better by ${Math.abs(score).toFixed(2)} men.`;
}

function leaderOf(score: number): Leader {
  if (Math.abs(score) < CLEAR_LEAD) return undefined;
  return score > 0 ? 'Black' : 'White';
}

/** The number, as in the list of moves, of the move that led to a point. */
function turn(ply: number): number {
  return Math.ceil(ply / 2);
}
