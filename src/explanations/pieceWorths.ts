/** What each piece of a position is worth to a net or to patterns: the output with the piece minus the output without it. */

import type { PiecesAnatomy } from '../evaluators/anatomy.ts';
import type { Position } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, WHITE, opponent } from '../rules/side.ts';

export interface PieceWorths {
  /** The output of the evaluation, for a net before the last tanh, and its value: from -1, lost, to 1, won. */
  readonly output: number;
  readonly value: number;
  readonly pieces: readonly PieceWorth[];
}

export interface PieceWorth {
  readonly square: number;
  readonly side: Side;
  readonly isKing: boolean;
  /** What it adds to the output, for the player who looks. */
  readonly worth: number;
}

/** In the eyes of the player on a side; square 1 first. */
export function pieceWorths(anatomy: PiecesAnatomy, viewer: Side, position: Position): PieceWorths {
  const reading = anatomy.exactReading(viewer);
  const { black, white, kings } = position;
  const [own, other] = viewer === BLACK ? [black, white] : [white, black];
  const output = reading(own, other, kings);
  const { squares, bitOfSquare } = anatomy.variant.board;
  const pieces = Array.from({ length: squares }, (_, index) => index + 1).flatMap((square): PieceWorth[] => {
    const bit = 1 << bitOfSquare[square]!;
    if (((own | other) & bit) === 0) return [];
    const worth = output - reading(own & ~bit, other & ~bit, kings & ~bit);
    const side = (own & bit) === 0 ? opponent(viewer) : viewer;
    return [{ square, side, isKing: (kings & bit) !== 0, worth }];
  });
  return { output, value: anatomy.valueOf(output), pieces };
}

/** In the eyes of both players. */
export interface PiecesOfBoth {
  readonly black: PieceWorths;
  readonly white: PieceWorths;
}

export function pieceWorthsOfBoth(anatomy: PiecesAnatomy, position: Position): PiecesOfBoth {
  return { black: pieceWorths(anatomy, BLACK, position), white: pieceWorths(anatomy, WHITE, position) };
}
