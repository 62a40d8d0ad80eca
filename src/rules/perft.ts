/**
 * Counts the leaves of the game tree, the standard test of a move generator. The last ply is counted without writing
 * its moves (bulk counting). Draws are ignored, and a position without a legal move has no leaves.
 */

import type { Bits } from './bits.ts';
import type { Board } from './board.ts';
import * as kernel from './kernel.ts';
import type { Move } from './move.ts';
import { moveFromWord } from './move.ts';
import type { Position } from './position.ts';
import { otherPieces, ownPieces } from './position.ts';
import type { Side } from './side.ts';
import * as sides from './side.ts';
import * as successor from './successor.ts';

// Private constants, for speed: see kernel.ts.
const { countMoves, generate } = kernel;
const { opponent } = sides;
const { SLICE_WORDS, SUCCESSOR_WORDS } = successor;

/** The number of sequences of exactly `depth` plies; 1 for depth 0. */
export function perft(position: Position, board: Board, depth: number): number {
  if (depth === 0) return 1;
  const buffer = new Int32Array(SLICE_WORDS * depth);
  return leaves(ownPieces(position), otherPieces(position), position.kings, position.turn, board, depth, buffer, 0);
}

/**
 * The leaves below each legal move, in the kernel's order. Yields one move at a time so that a caller can show
 * progress.
 */
export function* divide(position: Position, board: Board, depth: number): Generator<{ move: Move; leaves: number }> {
  const { kings, turn } = position;
  const root = new Int32Array(SLICE_WORDS);
  const buffer = new Int32Array(SLICE_WORDS * depth);
  const end = generate(ownPieces(position), otherPieces(position), kings, turn, board, root, 0);
  for (let i = 0; i < end; i += SUCCESSOR_WORDS) {
    const below =
      depth <= 1 ? 1 : leaves(root[i + 1]!, root[i]!, root[i + 2]!, opponent(turn), board, depth - 1, buffer, 0);
    yield { move: moveFromWord(root[i + 3]!, board), leaves: below };
  }
}

function leaves(
  own: Bits,
  other: Bits,
  kings: Bits,
  side: Side,
  board: Board,
  depth: number,
  buffer: Int32Array,
  at: number,
): number {
  if (depth === 1) return countMoves(own, other, kings, side, board);
  const end = generate(own, other, kings, side, board, buffer, at);
  const next = opponent(side);
  let sum = 0;
  if (depth === 2) {
    // Inlined to save a call for each leaf.
    for (let i = at; i < end; i += SUCCESSOR_WORDS) {
      sum += countMoves(buffer[i + 1]!, buffer[i]!, buffer[i + 2]!, next, board);
    }
    return sum;
  }
  const below = at + SLICE_WORDS;
  for (let i = at; i < end; i += SUCCESSOR_WORDS) {
    sum += leaves(buffer[i + 1]!, buffer[i]!, buffer[i + 2]!, next, board, depth - 1, buffer, below);
  }
  return sum;
}
