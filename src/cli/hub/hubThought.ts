/** The thoughts and the decision of a player as lines of the Hub protocol. */

import type { Decision, Thought } from '../../players/player.ts';
import type { Board } from '../../rules/board.ts';
import { MAN } from '../../evaluators/evaluator.ts';
import { provedEnd } from '../../search/score.ts';
import { formatHubLine } from './hubLine.ts';
import { formatHubMove } from './hubMove.ts';

/**
 * Clients know the scores of Scan. It writes a win in n plies as 100 men minus n hundredths, and keeps estimates below
 * 80 men, in hundredths of a man.
 */
const WON = 10_000;
const LARGEST_ESTIMATE = 8000;

/** An `info` line with what the player has reported. */
export function formatInfo({ depth, score, nodes, timeMs, line }: Thought, board: Board): string {
  return formatHubLine('info', {
    ...(depth !== undefined && { depth }),
    ...(score !== undefined && { score: formatScore(score) }),
    ...(nodes !== undefined && { nodes }),
    ...(timeMs !== undefined && { time: (timeMs / 1000).toFixed(3) }),
    ...(nodes !== undefined && timeMs !== undefined && timeMs > 0 && { nps: (nodes / timeMs / 1000).toFixed(3) }),
    ...(line !== undefined && line.length > 0 && { pv: line.map((move) => formatHubMove(move, board)).join(' ') }),
  });
}

/** A `done` line, with the answer that the player expects if it has one. */
export function formatDone({ move, line }: Pick<Decision, 'move' | 'line'>, board: Board): string {
  const answer = line?.[1];
  return formatHubLine('done', {
    move: formatHubMove(move, board),
    ...(answer && { ponder: formatHubMove(answer, board) }),
  });
}

/** Points as men, with two decimal places. */
function formatScore(points: number): string {
  const end = provedEnd(points);
  if (end) return ((end.result === 'win' ? WON - end.plies : end.plies - WON) / 100).toFixed(2);
  const estimate = (100 * points) / MAN;
  return (Math.max(-LARGEST_ESTIMATE, Math.min(LARGEST_ESTIMATE, estimate)) / 100).toFixed(2);
}
