/** The moves of a position as a strategy sees them: the features it reads after each, and the score they give. */

import type { Strategy } from '../evaluators/strategy.ts';
import { generate } from '../rules/kernel.ts';
import type { Move } from '../rules/move.ts';
import { moveFromWord } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import { opponent } from '../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS, readingOrder } from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';

export interface MovePreview {
  readonly move: Move;
  /** What the strategy reads after the move, in the order of its features. */
  readonly values: Float64Array;
  /** What the player who moves makes of it. */
  readonly worth: number;
}

/** All legal moves in reading order. */
export function previewMoves(strategy: Strategy, position: Position, variant: Variant): MovePreview[] {
  const { kings, turn } = position;
  const next = opponent(turn);
  const end = generate(ownPieces(position), otherPieces(position), kings, turn, variant.board, successors, 0);
  const starts = Array.from({ length: end / SUCCESSOR_WORDS }, (_, index) => index * SUCCESSOR_WORDS);
  return starts
    .toSorted((one, two) => readingOrder(successors[one + 3]!) - readingOrder(successors[two + 3]!))
    .map((at) => {
      const words = [successors[at]!, successors[at + 1]!, successors[at + 2]!, turn, next] as const;
      return {
        move: moveFromWord(successors[at + 3]!, variant.board),
        values: Float64Array.from(strategy.features, ({ read }) => read(...words)),
        worth: strategy.worth(...words),
      };
    });
}

/** What the strategy reads of a position as it stands, seen by the side to move. */
export function readPosition(strategy: Strategy, position: Position): Float64Array {
  const { kings, turn } = position;
  const [own, other] = [ownPieces(position), otherPieces(position)];
  return Float64Array.from(strategy.features, ({ read }) => read(own, other, kings, turn, opponent(turn)));
}

/** The index of the first of the greatest; NaN and minus infinity are never greater than anything. */
export function firstOfBest(worths: readonly number[]): number {
  let best = 0;
  let most = -Infinity;
  for (const [index, worth] of worths.entries()) {
    if (!(worth > most)) continue;
    best = index;
    most = worth;
  }
  return best;
}

/** Scratch space of this file; nothing in it outlives a call. */
const successors = new Int32Array(SLICE_WORDS);
