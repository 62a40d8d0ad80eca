/** A game as the original EvoDraughts (Greaney, 2026) plays and ends it. Both players share one random stream. */

import type { Rng } from '../../base/rng.ts';
import type { OriginalMove, OriginalPlayer, OriginalPosition, OriginalSize } from './originalBoard.ts';
import { afterOriginalMove, originalMoves, originalStart } from './originalBoard.ts';

/** Chooses a move by its index in the list, which is never empty. */
export type OriginalChooser = (position: OriginalPosition, moves: readonly OriginalMove[], stream: Rng) => number;

/** The winner, by the sign of the pieces; 0 is a draw. */
export type OriginalOutcome = OriginalPlayer | 0;

export interface OriginalGame {
  readonly result: OriginalOutcome;
  readonly moves: readonly OriginalMove[];
  /** The number of legal moves at each move. */
  readonly legalCounts: readonly number[];
  readonly end: OriginalPosition;
}

/** A game from the start. The first chooser is player 1. */
export function playOriginalGame(
  size: OriginalSize,
  choosers: readonly [OriginalChooser, OriginalChooser],
  stream: Rng,
): OriginalGame {
  const moves: OriginalMove[] = [];
  const legalCounts: number[] = [];
  let position = originalStart(size);
  for (;;) {
    const result = originalOutcome(position, moves.length);
    if (result !== undefined) return { result, moves, legalCounts, end: position };
    const legal = originalMoves(position);
    const move = legal[choosers[position.turn === 1 ? 0 : 1](position, legal, stream)]!;
    moves.push(move);
    legalCounts.push(legal.length);
    position = afterOriginalMove(position, move);
  }
}

/**
 * The result after the given number of plies, undefined while the game continues. A player without a move loses,
 * whoever is to move, and player 1 loses if neither has one. At the ply limit the pieces are counted, even if the last
 * move has won.
 */
export function originalOutcome(position: OriginalPosition, plies: number): OriginalOutcome | undefined {
  if (plies >= PLY_LIMITS[position.size]) return materialOutcome(position);
  if (originalMoves(position, 1).length === 0) return -1;
  if (originalMoves(position, -1).length === 0) return 1;
  return undefined;
}

const PLY_LIMITS: Readonly<Record<OriginalSize, number>> = { 6: 100, 8: 200 };

/** The player with more pieces, a king counting as much as a man. */
function materialOutcome({ cells }: OriginalPosition): OriginalOutcome {
  return Math.sign(cells.reduce((lead, piece) => lead + Math.sign(piece), 0)) as OriginalOutcome;
}
