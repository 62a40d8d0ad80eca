/**
 * Moves as text: `11-15` for a quiet move, `15x22` for a capture, with every landing square (`24x15x6`) where the short
 * form would be ambiguous. The parser is lenient: `-`, `x`, `:` or a space may separate the squares of any move,
 * leading zeroes are dropped, and landing squares may be omitted while only one move fits.
 */

import { InputError } from '../base/inputError.ts';
import type { Board, Square } from './board.ts';
import type { Move, Successor } from './move.ts';
import { legalMoves, successorsBetween } from './move.ts';
import type { Position } from './position.ts';

/** What a person may type: squares with a separator, or only a space, between them. */
const MOVE = /^\d{1,2}(?: *[-–x×: ] *\d{1,2})+$/i;
const LONGEST_TEXT = 80;

/** The text of a move, given all legal moves of its position. */
export function formatMove(move: Move, legal: readonly Move[]): string {
  if (move.captures === 0) return `${move.from}-${move.to}`;
  const sameEnds = legal.filter((other) => other.from === move.from && other.to === move.to);
  return sameEnds.length > 1 ? move.path.join('x') : `${move.from}x${move.to}`;
}

/** The texts of all legal moves of a position, in the kernel's order. */
export function formatLegalMoves(position: Position, board: Board): string[] {
  const legal = legalMoves(position, board);
  return legal.map((move) => formatMove(move, legal));
}

/** The numbers in a text. Scans digit by digit because it runs for every move of a large file. */
export function squaresIn(text: string): Square[] {
  const squares: Square[] = [];
  let square = -1;
  for (let index = 0; index < text.length; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (digit >= 0 && digit <= 9) {
      square = square === -1 ? digit : 10 * square + digit;
    } else if (square !== -1) {
      squares.push(square);
      square = -1;
    }
  }
  if (square !== -1) squares.push(square);
  return squares;
}

/**
 * The legal moves that match a list of squares: the same start and end, and every square between visited in that order.
 */
export function successorsAlong(position: Position, board: Board, squares: readonly Square[]): Successor[] {
  const from = squares[0]!;
  const to = squares.at(-1)!;
  if (Math.max(...squares) > board.squares || Math.min(...squares) < 1) return [];
  const fitting = successorsBetween(position, board, from, to).filter(({ move }) => visits(move.path, squares));
  const exact = fitting.filter(({ move }) => move.path.length === squares.length);
  return exact.length > 0 ? exact : fitting;
}

/** The only legal move that matches a text. */
export function parseMove(text: string, position: Position, board: Board): Successor {
  if (text.length > LONGEST_TEXT || !MOVE.test(text.trim())) {
    const shown = text.slice(0, LONGEST_TEXT);
    throw new InputError('move-unreadable', `"${shown}" is not a move. Write the squares, as in 11-15 or 15x22.`);
  }
  const found = successorsAlong(position, board, squaresIn(text));
  if (found.length === 1) return found[0]!;
  if (found.length === 0) {
    const legal = formatLegalMoves(position, board).join(', ') || 'none';
    throw new InputError('move-illegal', `${text} is not legal here. Legal moves: ${legal}.`);
  }
  const ways = found.map(({ move }) => move.path.join('x')).join(' or ');
  throw new InputError('move-ambiguous', `${text} can be played in several ways. Write every square: ${ways}.`);
}

function visits(path: readonly Square[], squares: readonly Square[]): boolean {
  let next = 0;
  for (const square of path) if (square === squares[next]) next++;
  return next === squares.length;
}
