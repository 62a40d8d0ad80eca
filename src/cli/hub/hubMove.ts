/**
 * Moves in the Hub protocol: `11-15`, and for a capture its first square, its last square and the captured pieces,
 * `15x22x18`, whatever the path. Captures that differ only in their path lead to the same position and are one move
 * here; the first of them represents all.
 */

import { InputError } from '../../base/inputError.ts';
import type { Bits } from '../../rules/bits.ts';
import { bitIndices } from '../../rules/bits.ts';
import type { Board } from '../../rules/board.ts';
import type { Move } from '../../rules/move.ts';
import { legalMoves } from '../../rules/move.ts';
import { squaresIn } from '../../rules/moveText.ts';
import type { Position } from '../../rules/position.ts';

const QUIET = /^\d{1,2}-\d{1,2}$/;
const CAPTURE = /^\d{1,2}x\d{1,2}(?:x\d{1,2})+$/;

/** The text of a move, the captured pieces in ascending order. */
export function formatHubMove({ from, to, captures }: Move, board: Board): string {
  if (captures === 0) return `${from}-${to}`;
  return [from, to, ...squaresOf(captures, board)].join('x');
}

/** The legal move of a text; the captured pieces can have any order. */
export function parseHubMove(text: string, position: Position, board: Board): Move {
  if (!QUIET.test(text) && !CAPTURE.test(text)) {
    const shown = text.slice(0, 40);
    throw new InputError('move-unreadable', `${shown} is not a move. Write 11-15, or 15x22x18 for a capture of 18.`);
  }
  const [from, to, ...captured] = squaresIn(text);
  const wanted = captured.toSorted((one, two) => one - two).join();
  const legal = legalMoves(position, board);
  const found = legal.find(
    (move) => move.from === from && move.to === to && squaresOf(move.captures, board).join() === wanted,
  );
  if (found) return found;
  const choices = [...new Set(legal.map((move) => formatHubMove(move, board)))].join(', ') || 'none';
  throw new InputError('move-illegal', `${text} is not legal here. Legal moves: ${choices}.`);
}

function squaresOf(bits: Bits, board: Board): number[] {
  return [...bitIndices(bits)].map((index) => board.squareOfBit[index]!);
}
