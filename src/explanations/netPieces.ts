/** What each piece of a position is worth to a net: its output with the piece minus its output without it. */

import type { ShapedNet } from '../evaluators/netShape.ts';
import { exactReading } from '../evaluators/exactNet.ts';
import type { Position } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { BLACK, WHITE, opponent } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';

export interface NetPieces {
  /** The output before the last tanh, and after it: from -1, lost, to 1, won. */
  readonly output: number;
  readonly value: number;
  readonly pieces: readonly NetPiece[];
}

export interface NetPiece {
  readonly square: number;
  readonly side: Side;
  readonly isKing: boolean;
  /** What it adds to the output before the last tanh, for the player who looks. */
  readonly worth: number;
}

/** In the eyes of the player on a side; square 1 first. Exact: see `evaluators/exactNet.ts`. */
export function netPieces(net: ShapedNet, variant: Variant, viewer: Side, position: Position): NetPieces {
  const reading = exactReading(net, variant, viewer);
  const { black, white, kings } = position;
  const [own, other] = viewer === BLACK ? [black, white] : [white, black];
  const output = reading(own, other, kings);
  const { squares, bitOfSquare } = variant.board;
  const pieces = Array.from({ length: squares }, (_, index) => index + 1).flatMap((square): NetPiece[] => {
    const bit = 1 << bitOfSquare[square]!;
    if (((own | other) & bit) === 0) return [];
    const worth = output - reading(own & ~bit, other & ~bit, kings & ~bit);
    const side = (own & bit) === 0 ? opponent(viewer) : viewer;
    return [{ square, side, isKing: (kings & bit) !== 0, worth }];
  });
  return { output, value: Math.tanh(output), pieces };
}

/** In the eyes of both players. */
export interface PiecesOfBoth {
  readonly black: NetPieces;
  readonly white: NetPieces;
}

export function netPiecesOfBoth(net: ShapedNet, variant: Variant, position: Position): PiecesOfBoth {
  return { black: netPieces(net, variant, BLACK, position), white: netPieces(net, variant, WHITE, position) };
}
