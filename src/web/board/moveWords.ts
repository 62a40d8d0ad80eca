/** Moves and squares in words, for screen readers. */

import { capital } from '../../base/capital.ts';
import type { Square } from '../../rules/board.ts';
import type { Move } from '../../rules/move.ts';
import type { Side } from '../../rules/side.ts';
import { sideName } from '../../rules/side.ts';
import type { BoardPiece } from './boardPiece.ts';
import { pieceName } from './boardPiece.ts';

/** As in "White captures from 22 to 15". A multiple capture says how many pieces and over which squares. */
export function moveInWords(move: Move, side: Side): string {
  const who = sideName(side);
  if (move.captures === 0) return `${who} moves from ${move.from} to ${move.to}`;
  const between = move.path.slice(1, -1);
  if (between.length === 0) return `${who} captures from ${move.from} to ${move.to}`;
  return `${who} captures ${between.length + 1} from ${move.from} over ${between.join(', ')} to ${move.to}`;
}

/** The selected piece and where it can go, as in "Black man on 11 in hand. To 15 or 16." Empty if none is selected. */
export function handInWords(
  piece: BoardPiece | undefined,
  here: Square | undefined,
  targets: readonly Square[],
): string {
  if (!piece || here === undefined) return '';
  return `${capital(pieceName(piece))} on ${here} in hand. To ${targets.join(' or ')}.`;
}

interface SquareState {
  readonly piece: BoardPiece | undefined;
  readonly mayMove: boolean;
  readonly isInHand: boolean;
  readonly isTarget: boolean;
}

/** As in "square 11, black man, may move". */
export function squareInWords(square: Square, { piece, mayMove, isInHand, isTarget }: SquareState): string {
  const parts = [`square ${square}`, piece ? pieceName(piece) : 'empty'];
  if (isInHand) parts.push('in hand');
  else if (mayMove) parts.push('may move');
  if (isTarget) parts.push('can be moved to');
  return parts.join(', ');
}
