/**
 * The moves of a position as a strategy sees them: its features after each move, and the score. In settled mode it
 * scores the position after the captures that follow a move, along the line that both sides would choose.
 */

import { comparableWorth } from '../evaluators/comparableWorth.ts';
import { settledWorth } from '../evaluators/settledWorth.ts';
import type { Strategy } from '../evaluators/strategy.ts';
import { MOST_CAPTURES } from '../features/captureDue.ts';
import type { Reading } from '../features/feature.ts';
import type { StrategyMode } from '../players/strategyMode.ts';
import type { Bits } from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import { generate } from '../rules/kernel.ts';
import type { Move } from '../rules/move.ts';
import { moveFromWord } from '../rules/move.ts';
import { formatMove } from '../rules/moveText.ts';
import type { Position } from '../rules/position.ts';
import { otherPieces, ownPieces } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import { opponent } from '../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS, readingOrder } from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';

/** How a strategy scores moves: `position` or `settled`. In index mode it does not score them. */
export type LookingMode = Exclude<StrategyMode, 'index'>;

export interface MovePreview {
  readonly move: Move;
  /** In settled mode, the captures that it expects to follow. */
  readonly captures: readonly string[];
  /** The position after all of them, from the side of the player who moves. */
  readonly words: ViewedWords;
  /** The values of the strategy's features there, in their order. */
  readonly values: Float64Array;
  /** The score for the player who moves. */
  readonly worth: number;
}

/** The arguments of a reading: the viewer's pieces, the opponent's, the kings, the viewer's side, the side to move. */
export type ViewedWords = readonly [own: Bits, opponent: Bits, kings: Bits, side: Side, turn: Side];

/** All legal moves in reading order. */
export function previewMoves(
  strategy: Strategy,
  position: Position,
  variant: Variant,
  mode: LookingMode = 'position',
): MovePreview[] {
  const { kings, turn } = position;
  const now: ViewedWords = [ownPieces(position), otherPieces(position), kings, turn, turn];
  return movesFrom(now, variant.board).map(({ move, words: after }) => {
    const { captures, words } = followCaptures(
      strategy.worth,
      after,
      variant.board,
      mode === 'settled' ? MOST_CAPTURES : 0,
    );
    return { move, captures, words, values: readFeatures(strategy, words), worth: strategy.worth(...words) };
  });
}

/** The values of the strategy's features, in their order. */
export function readFeatures({ features }: Strategy, words: ViewedWords): Float64Array {
  return new Float64Array(features.map(({ read }) => read(...words)));
}

/** The index of the first of the best. */
export function firstOfBest(worths: readonly number[]): number {
  let best = 0;
  for (const index of worths.keys()) if (compareWorths(worths[index]!, worths[best]!) > 0) best = index;
  return best;
}

/** Positive if the first is preferred to the second. NaN counts as minus infinity. */
export function compareWorths(one: number, two: number): number {
  const [first, second] = [comparableWorth(one), comparableWorth(two)];
  return first === second ? 0 : first > second ? 1 : -1;
}

/** Whether none is preferred to another. */
export function areAlike(worths: readonly number[]): boolean {
  return worths.every((worth) => compareWorths(worth, worths[0]!) === 0);
}

/** Compulsory captures, at most so many, and the position after them; each side plays the first of its best. */
function followCaptures(
  worth: Reading,
  words: ViewedWords,
  board: Board,
  mostCaptures: number,
): Pick<MovePreview, 'captures' | 'words'> {
  const moves = mostCaptures === 0 ? [] : movesFrom(words, board);
  // Captures are compulsory: if one move is not a capture, none is.
  if (moves.every(({ move }) => move.captures === 0)) return { captures: [], words };
  const settled = settledWorth(worth, board, mostCaptures - 1);
  const sign = words[3] === words[4] ? 1 : -1;
  const best = moves[firstOfBest(moves.map(({ words: after }) => sign * settled(...after)))]!;
  const text = formatMove(
    best.move,
    moves.map(({ move }) => move),
  );
  const { captures, words: end } = followCaptures(worth, best.words, board, mostCaptures - 1);
  return { captures: [text, ...captures], words: end };
}

interface ViewedMove {
  readonly move: Move;
  /** The position after it, for the same viewer. */
  readonly words: ViewedWords;
}

/** The legal moves of the side to move, in reading order. */
function movesFrom([own, other, kings, side, turn]: ViewedWords, board: Board): ViewedMove[] {
  const isOwnTurn = side === turn;
  const end = generate(isOwnTurn ? own : other, isOwnTurn ? other : own, kings, turn, board, successors, 0);
  const starts = Array.from({ length: end / SUCCESSOR_WORDS }, (_, index) => index * SUCCESSOR_WORDS);
  return starts
    .toSorted((one, two) => readingOrder(successors[one + 3]!) - readingOrder(successors[two + 3]!))
    .map((at) => {
      const [moved, waiting, crowned] = [successors[at]!, successors[at + 1]!, successors[at + 2]!];
      return {
        move: moveFromWord(successors[at + 3]!, board),
        words: [isOwnTurn ? moved : waiting, isOwnTurn ? waiting : moved, crowned, side, opponent(turn)],
      };
    });
}

/** Scratch space of this file; nothing in it outlives a call. */
const successors = new Int32Array(SLICE_WORDS);
