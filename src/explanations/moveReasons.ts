/** Why a player prefers a move to the others, as data and in sentences. */

import type { Feature } from '../features/feature.ts';
import { Game } from '../rules/game.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import { opponent } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import type { Finding, JudgedMove, Reader } from './describeFinding.ts';
import { describeMove, voicesFor } from './describeFinding.ts';
import type { Foresight } from './foresightText.ts';
import { moveFacts } from './moveFacts.ts';
import type { SquareChange } from './squareChanges.ts';
import type { AgreedPlans } from './planReasons.ts';

/** Why a player prefers a move to the others. */
export interface MoveReasons {
  /** The features of a strategy that looks one move ahead; none for other players. */
  readonly features: readonly Pick<Feature, 'name' | 'phrase' | 'sentence'>[];
  /** The best first; equals in the order of the list. Empty if the player does not compare its moves. */
  readonly moves: readonly MoveReason[];
  /** The line that the player expects, its own move first. */
  readonly line: readonly string[];
  /** The depth of a search in plies; null for other players. */
  readonly depth: number | null;
  /** How far the plans of a player that evolves them agree; null for other players. */
  readonly plans: AgreedPlans | null;
  /** For a search with a net or patterns: the pieces that speak for the better move; otherwise empty. */
  readonly squares: readonly SquareChange[];
  /** What the player thinks of the move; it names the player. */
  readonly opinion: string;
  /** What the move does on the board; empty if the opinion already says it. */
  readonly board: string;
  /** Both. */
  readonly sentence: string;
}

/** A legal move, its score and the values of the features after it. */
export interface MoveReason {
  readonly move: string;
  /** In settled mode, the captures that are expected to follow; the values are those after them. */
  readonly captures: readonly string[];
  /** On the player's own scale, for the side that moves. */
  readonly score: number;
  /** On the common scale of `players/scoreText.ts`; null if the player's scores cannot be converted. */
  readonly men: number | null;
  readonly chance: number | null;
  /** `Black +0.35`, `White wins in 7 moves`; `12.5 points` if it cannot be converted. */
  readonly scoreText: string;
  /** Otherwise the score is an upper bound. */
  readonly isExact: boolean;
  /** In the order of the features. */
  readonly values: readonly number[];
  /** The share of its plans that begin with the move; null for players without plans. */
  readonly share: number | null;
}

/** Describes what moves do, and why one was played. */
export interface Judge {
  readonly judged: (move: Pick<MoveReason, 'move' | 'scoreText'>) => JudgedMove;
  readonly describe: (
    played: JudgedMove,
    finding: Finding,
    foresight?: Foresight,
  ) => { readonly opinion: string; readonly board: string };
}

export function judgeOf(position: Position, variant: Variant, reader: Reader): Judge {
  const { legalMoves: legal } = new Game(variant, { start: position });
  const side = position.turn;
  const voices = voicesFor(reader, side, opponent(side));
  const named = new Map(legal.map((move) => [formatMove(move, legal), move]));
  return {
    judged: ({ move, scoreText }) => ({
      move,
      scoreText,
      facts: moveFacts(position, named.get(move)!, variant, voices),
    }),
    describe: (played, finding, foresight) =>
      describeMove({ played, finding, foresight, side, isGiveaway: variant.giveaway }, reader),
  };
}

export function withSentences(
  reasons: Omit<MoveReasons, 'opinion' | 'board' | 'sentence'>,
  { judged, describe }: Judge,
  played: Pick<MoveReason, 'move' | 'scoreText'>,
  finding: Finding,
  foresight?: Foresight,
): MoveReasons {
  const { opinion, board } = describe(judged(played), finding, foresight);
  return { ...reasons, opinion, board, sentence: board === '' ? opinion : `${opinion} ${board}` };
}

/** What a player without features, scores, depth and plans has to show. */
export const NOTHING = { features: [], moves: [], line: [], depth: null, plans: null, squares: [] };
