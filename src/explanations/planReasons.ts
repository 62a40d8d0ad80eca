/**
 * Why a player that evolves plans chose a move, or what it thinks of its opponent's move: what its plans agreed on, as
 * data and in sentences.
 */

import type { Decision } from '../players/player.ts';
import type { Game } from '../rules/game.ts';
import { lineTexts } from '../rules/lineText.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Reader } from './describeFinding.ts';
import { describePlans, ownFinding, repliesFinding } from './describePlans.ts';
import type { MoveShares, PlanShares } from './planShares.ts';
import { lastShares, planShares } from './planShares.ts';

/** How far the plans of a player agree, generation by generation. */
export interface AgreedPlans extends PlanShares {
  readonly own: AgreedMoves | null;
  readonly replies: AgreedMoves | null;
}

/** The shares of the plans behind several moves, in numbers and in words. */
export interface AgreedMoves extends MoveShares {
  /** What a chart of the shares shows, in one sentence. */
  readonly finding: string;
}

export interface PlanReasons {
  readonly opinion: string;
  readonly plans: AgreedPlans;
  readonly line: readonly string[];
  /** The share of the plans behind a move after the last generation. */
  readonly shareOf: (move: string) => number;
}

/** `game` is the game before the move. Only players that evolve plans have thoughts with an agreement. */
export function planReasons(game: Game, played: string, thought: Decision, reader: Reader): PlanReasons {
  const { position, variant, turn: side, legalMoves: legal } = game;
  const { agreement, move } = thought;
  if (!agreement) throw new Error('A player that evolves plans must say how far they agree.');
  const shares = planShares(agreement, move, position, variant.board);
  const last = lastShares(agreement, legal);
  const line = lineTexts(thought.line ?? [move], position, variant);
  const { own, replies } = shares;
  return {
    opinion: describePlans({ played, chosen: formatMove(move, legal), line, last, shares, side }, reader),
    plans: {
      ...shares,
      own: own && { ...own, finding: ownFinding(own, shares, reader, side) },
      replies: replies && { ...replies, finding: repliesFinding(replies, shares, reader, side) },
    },
    line,
    shareOf: (text) => last.get(text) ?? 0,
  };
}
