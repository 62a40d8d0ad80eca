/**
 * Which moves of a game were mistakes. A mistake costs half a man or more compared with the best move, and it lowers
 * the points that may be expected noticeably: ten men ahead, half a man changes nothing. In give-away, where men say
 * little, the points alone count. A forced move is never a mistake.
 */

import type { Mistake } from '../../api/gameApi.ts';
import type { ScoreScale } from '../../players/scoreText.ts';
import { advantageOf, analysisScale } from '../../players/scoreText.ts';
import { BLACK } from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import { provedEnd } from '../../search/score.ts';

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

/** What a mistake and a blunder cost at least, in men and as a share of the points. */
const LEAST = {
  mistake: { men: 0.5, chance: 0.05 },
  blunder: { men: 1, chance: 0.1 },
} as const;
/** The same where there are no men to count. */
const LEAST_SHARE = { mistake: 0.1, blunder: 0.2 } as const;

/** The mistake that a move was; undefined if it was none. */
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

/** What the move gave away, for the side that moved; both sides are seen as Black here. */
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
