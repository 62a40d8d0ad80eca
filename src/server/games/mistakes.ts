/**
 * Finds the mistakes of a game. A mistake costs at least half a man compared with the best move, and noticeably lowers
 * the expected points: if you are ten men ahead, half a man does not matter. In give-away, where men mean little, only
 * the points count. A forced move is never a mistake.
 */

import type { Mistake } from '../../api/thoughtApi.ts';
import type { ScoreScale } from '../../players/scoreText.ts';
import { advantageOf, analysisScale } from '../../players/scoreText.ts';
import { BLACK } from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import { provedEnd } from '../../search/score.ts';

/** A move and the best alternative. Scores are from the view of the side that moved. */
export interface JudgedMove {
  readonly ply: number;
  readonly side: Mistake['side'];
  readonly played: string;
  readonly playedScore: number;
  readonly best: string;
  readonly bestScore: number;
  /** The expected line, beginning with the best move. */
  readonly line: readonly string[];
}

/** The least cost of a mistake and of a blunder, in men and as a share of the points. */
const LEAST = {
  mistake: { men: 0.5, chance: 0.05 },
  blunder: { men: 1, chance: 0.1 },
} as const;
/** The same for give-away, where men are not counted. */
const LEAST_SHARE = { mistake: 0.1, blunder: 0.2 } as const;

/** Undefined if the move was not a mistake. */
export function mistakeOf(move: JudgedMove, variant: Variant): Mistake | undefined {
  const { ply, side, played, best, line } = move;
  if (played === best) return undefined;
  const scale = analysisScale(variant);
  const cost = costOf(move, scale);
  const kind = isAtLeast('blunder', cost) ? 'blunder' : 'mistake';
  if (!isAtLeast(kind, cost)) return undefined;
  return { ply, side, move: played, better: best, line: [...line], ...cost, kind, sentence: describe(move, cost) };
}

type Cost = Pick<Mistake, 'men' | 'chance'>;

/** The cost of the move to the side that played it. The conversion treats that side as Black. */
function costOf({ bestScore, playedScore }: JudgedMove, scale: ScoreScale): Cost {
  const [best, played] = [advantageOf(bestScore, BLACK, scale), advantageOf(playedScore, BLACK, scale)];
  const men = best.men === null || played.men === null ? null : best.men - played.men;
  return { men, chance: best.chance - played.chance };
}

function isAtLeast(kind: Mistake['kind'], { men, chance }: Cost): boolean {
  if (men === null) return chance >= LEAST_SHARE[kind];
  return men >= LEAST[kind].men && chance >= LEAST[kind].chance;
}

function describe({ playedScore, bestScore, best }: JudgedMove, { men, chance }: Cost): string {
  const [then, now] = [provedEnd(bestScore), provedEnd(playedScore)];
  if (now?.result === 'loss') return `Loses by force. Better was ${best}.`;
  if (then?.result === 'win') return `Misses a forced win with ${best}.`;
  const cost = men === null ? `${Math.round(100 * chance)} % of the points` : `${men.toFixed(1)} men`;
  return `Costs ${cost}. Better was ${best}.`;
}
