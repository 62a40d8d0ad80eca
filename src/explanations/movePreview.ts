/** The moves of a position as a strategy sees them: the features it reads after each, and the score they give. */

import type { Strategy } from '../evaluators/strategy.ts';
import type { Bits } from '../rules/bits.ts';
import { generate } from '../rules/kernel.ts';
import type { Move } from '../rules/move.ts';
import { moveFromWord } from '../rules/move.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { opponent } from '../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS, readingOrder } from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';

export interface MovePreview {
  readonly move: Move;
  /** The position after it, as the player who moves sees it. */
  readonly words: ViewedWords;
  /** What the strategy reads after the move, in the order of its features. */
  readonly values: Float64Array;
  /** What the player who moves makes of it. */
  readonly worth: number;
}

/** What a reading of a position is given: the viewer's pieces, the opponent's, the kings, whose view, whose turn. */
export type ViewedWords = readonly [own: Bits, opponent: Bits, kings: Bits, side: Side, turn: Side];

/** All legal moves in reading order. */
export function previewMoves(strategy: Strategy, position: Position, variant: Variant): MovePreview[] {
  const { kings, turn } = position;
  const next = opponent(turn);
  const end = generate(ownPieces(position), otherPieces(position), kings, turn, variant.board, successors, 0);
  const starts = Array.from({ length: end / SUCCESSOR_WORDS }, (_, index) => index * SUCCESSOR_WORDS);
  return starts
    .toSorted((one, two) => readingOrder(successors[one + 3]!) - readingOrder(successors[two + 3]!))
    .map((at) => {
      const words: ViewedWords = [successors[at]!, successors[at + 1]!, successors[at + 2]!, turn, next];
      return {
        move: moveFromWord(successors[at + 3]!, variant.board),
        words,
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

/** The index of the first of the greatest. */
export function firstOfBest(worths: readonly number[]): number {
  let best = 0;
  for (const index of worths.keys()) if (compareWorths(worths[index]!, worths[best]!) > 0) best = index;
  return best;
}

/** Positive if the first is chosen before the second. NaN and minus infinity are alike: never chosen. */
export function compareWorths(one: number, two: number): number {
  const [first, second] = [one, two].map((worth) => (worth > -Infinity ? worth : -Infinity));
  return first === second ? 0 : first! > second! ? 1 : -1;
}

/** Whether all of them are the same to whoever chooses. */
export function areAlike(worths: readonly number[]): boolean {
  return worths.every((worth) => compareWorths(worth, worths[0]!) === 0);
}

/** Scratch space of this file; nothing in it outlives a call. */
const successors = new Int32Array(SLICE_WORDS);
