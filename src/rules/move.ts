/**
 * Moves as objects, for people and for text. Inside the kernel a move is one integer, the move word of `successor.ts`;
 * the conversions lose nothing in either direction.
 */

import { InputError } from '../base/inputError.ts';
import type { Bits } from './bits.ts';
import { bitIndex, popcount } from './bits.ts';
import type { Board, Square } from './board.ts';
import { generate } from './kernel.ts';
import type { Position } from './position.ts';
import { otherPieces, ownPieces, positionFrom } from './position.ts';
import { opponent } from './side.ts';
import { step } from './steps.ts';
import { JUMPS_SHIFT, SLICE_WORDS, STEPS_SHIFT, SUCCESSOR_WORDS } from './successor.ts';

/** A move: its start, its end, its path and what it captures. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  /** Every square the piece stands on, from `from` to `to`. */
  readonly path: readonly Square[];
  /** The captured pieces; 0 for a quiet move. */
  readonly captures: Bits;
}

/** A legal move and the position it leads to. */
export interface Successor {
  readonly move: Move;
  readonly position: Position;
}

/** All legal moves of a position, in the kernel's order. */
export function legalMoves(position: Position, board: Board): Move[] {
  const end = writeSuccessors(position, board);
  const moves: Move[] = [];
  for (let at = 0; at < end; at += SUCCESSOR_WORDS) moves.push(moveFromWord(successors[at + 3]!, board));
  return moves;
}

/**
 * The legal moves between two squares and the positions they lead to. There are several only where captures take
 * different paths.
 */
export function successorsBetween(position: Position, board: Board, from: Square, to: Square): Successor[] {
  const fromIndex = board.bitOfSquare[from];
  const toBit = 1 << board.bitOfSquare[to]!;
  const before = ownPieces(position);
  const end = writeSuccessors(position, board);
  const found: Successor[] = [];
  for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
    const word = successors[at + 3]!;
    if ((word & 31) !== fromIndex) continue;
    const gained = successors[at]! & ~before;
    // A king that returns to its start occupies no new square.
    if (gained === 0 ? from === to : gained === toBit) {
      found.push({ move: moveFromWord(word, board), position: successorAt(at, position) });
    }
  }
  return found;
}

/** The position after a legal move. */
export function positionAfter(position: Position, move: Move, board: Board): Position {
  const word = wordFromMove(move, board);
  const end = writeSuccessors(position, board);
  for (let at = 0; at < end; at += SUCCESSOR_WORDS) {
    if (successors[at + 3] === word) return successorAt(at, position);
  }
  throw illegalMove(move);
}

export function moveFromWord(word: number, board: Board): Move {
  const jumps = (word >>> JUMPS_SHIFT) & 15;
  let square = 1 << (word & 31);
  let captures = 0;
  const path = [board.squareOfBit[word & 31]!];
  for (let index = 0; index < Math.max(1, jumps); index++) {
    const direction = (word >>> (STEPS_SHIFT + 2 * index)) & 3;
    square = step(square, direction);
    if (jumps > 0) {
      captures |= square;
      square = step(square, direction ^ 1);
    }
    path.push(board.squareOfBit[bitIndex(square)]!);
  }
  return { from: path[0]!, to: path.at(-1)!, path, captures };
}

/** The word of a move. Each step must be diagonal, by one square or by a jump. */
export function wordFromMove(move: Move, board: Board): number {
  const jumps = popcount(move.captures);
  const indices = move.path.map((square) => board.bitOfSquare[square] ?? -1);
  let word = indices[0]! | (jumps << JUMPS_SHIFT);
  for (let index = 0; index < indices.length - 1; index++) {
    const direction = directionBetween(indices[index]!, indices[index + 1]!, jumps > 0);
    if (direction === undefined) throw illegalMove(move);
    word |= direction << (STEPS_SHIFT + 2 * index);
  }
  return word;
}

function directionBetween(from: number, to: number, jump: boolean): number | undefined {
  if (from === -1 || to === -1) return undefined;
  for (let direction = 0; direction < 4; direction++) {
    const next = step(1 << from, direction);
    if ((jump ? step(next, direction ^ 1) : next) === 1 << to) return direction;
  }
  return undefined;
}

function illegalMove(move: Move): InputError {
  return new InputError('move-illegal', `${move.path.join(' ')} is not a legal move in this position.`);
}

/** Scratch space of this module; its contents do not outlive a call. */
const successors = new Int32Array(SLICE_WORDS);

function writeSuccessors(position: Position, board: Board): number {
  const { kings, turn } = position;
  return generate(ownPieces(position), otherPieces(position), kings, turn, board, successors, 0);
}

function successorAt(at: number, before: Position): Position {
  return positionFrom(successors[at + 1]!, successors[at]!, successors[at + 2]!, opponent(before.turn));
}
