/**
 * Which moves of a game were mistakes. A mistake costs half a man or more compared with the best move, and it lowers
 * the chance of winning noticeably: with ten men more on the board half a man changes nothing. A forced move is never
 * a mistake.
 */

import type { Mistake } from '../../api/gameApi.ts';
import { provedEnd } from '../../search/score.ts';
import { scoreInMen } from '../../players/scoreText.ts';

/** A move that was played, beside the best one. Scores are points for the side that moved. */
export interface JudgedMove {
  readonly ply: number;
  readonly side: Mistake['side'];
  readonly played: string;
  readonly playedScore: number;
  readonly best: string;
  readonly bestScore: number;
  /** The moves that were expected after the best one, which comes first. */
  readonly line: readonly string[];
}

/** In men: from here on a move is marked, and from here on it is marked twice. */
const MISTAKE_MEN = 0.5;
const BLUNDER_MEN = 1;
/** How much of the chance of winning a mistake costs at least. */
const LEAST_CHANCE = 0.05;
/** A forced win counts as this many men. */
const MOST_MEN = 10;

/** The mistake that a move was; undefined if it was none. */
export function mistakeOf(move: JudgedMove): Mistake | undefined {
  const { ply, side, played, best, line } = move;
  if (played === best) return undefined;
  const [before, after] = [menOf(move.bestScore), menOf(move.playedScore)];
  const loss = before - after;
  if (loss < MISTAKE_MEN || chanceOf(before) - chanceOf(after) < LEAST_CHANCE) return undefined;
  return {
    ply,
    side,
    move: played,
    better: best,
    line: [...line],
    loss,
    kind: loss < BLUNDER_MEN ? 'mistake' : 'blunder',
    sentence: describe(move, loss),
  };
}

function describe({ playedScore, bestScore, best }: JudgedMove, loss: number): string {
  const [then, now] = [provedEnd(bestScore), provedEnd(playedScore)];
  if (now?.result === 'loss') return `Loses by force. Better was ${best}.`;
  if (then?.result === 'win') return `Misses a forced win with ${best}.`;
  return `Costs ${loss.toFixed(1)} men. Better was ${best}.`;
}

function menOf(score: number): number {
  return Math.max(-MOST_MEN, Math.min(MOST_MEN, scoreInMen(score)));
}

/** A man ahead wins about three points of four, two men ahead nine of ten. */
function chanceOf(men: number): number {
  return 1 / (1 + 10 ** (-men / 2));
}
