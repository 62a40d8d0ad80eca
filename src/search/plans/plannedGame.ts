/**
 * A game between two plans, on words, without allocation. Only moves and the last ply end it: like Hughes (2005), it
 * knows neither repetitions nor the forty-move rule.
 */

import type { Bits } from '../../rules/bits.ts';
import type { Board } from '../../rules/board.ts';
import * as kernel from '../../rules/kernel.ts';
import * as queries from '../../rules/queries.ts';
import * as quietMoves from '../../rules/quietMoves.ts';
import type { Side } from '../../rules/side.ts';
import * as sides from '../../rules/side.ts';
import * as successor from '../../rules/successor.ts';
import type { ReadGene } from './readGene.ts';
import { nth } from './readGene.ts';

// Private constants, for speed: see rules/kernel.ts.
const { generate } = kernel;
const { jumpers, steppers } = queries;
const { countQuietMoves, kingsAfter, nthQuietMove } = quietMoves;
const { BLACK, opponent } = sides;
const { SLICE_WORDS, SUCCESSOR_WORDS } = successor;

/** The result of a game that reached its last ply, and of one that was cut off before. */
export const UNDECIDED = -1;
export const CUT_OFF = -2;

/** Where the last game was cut off: own pieces, the opponent's, kings, the side to move. */
export const cutPosition = new Int32Array(4);

/**
 * Plays on until the side to move has no move, or the game has `lastPly` plies. From `cutPly` on the game is cut off as
 * soon as no capture is possible. Returns the number of plies of the whole game at its end, or `UNDECIDED` or `CUT_OFF`.
 * Genes are numbered by moves of the game, and the count starts again after `columns`.
 */
export function playPlans(
  own: Bits,
  other: Bits,
  kings: Bits,
  turn: Side,
  ply: number,
  lastPly: number,
  cutPly: number,
  board: Board,
  genes: Float32Array,
  black: number,
  white: number,
  columns: number,
  read: ReadGene,
): number {
  let column = (ply >>> 1) % columns;
  const isFast = read === nth;
  for (; ply < lastPly; ply++) {
    if (ply >= cutPly && isQuiet(own, other, kings, turn, board)) {
      cutPosition[0] = own;
      cutPosition[1] = other;
      cutPosition[2] = kings;
      cutPosition[3] = turn;
      return CUT_OFF;
    }
    const gene = genes[(turn === BLACK ? black : white) + column]!;
    if (isFast && jumpers(own, other, kings, turn, board) === 0) {
      const count = countQuietMoves(own, other, kings, turn, board);
      if (count === 0) return ply;
      const squares = nthQuietMove(Math.floor(gene * count));
      kings = kingsAfter(squares, own, kings, board);
      const moved = own ^ squares;
      own = other;
      other = moved;
    } else {
      const end = generate(own, other, kings, turn, board, successors, 0);
      if (end === 0) return ply;
      const at = end > SUCCESSOR_WORDS ? read(gene, successors, end) : 0;
      own = successors[at + 1]!;
      other = successors[at]!;
      kings = successors[at + 2]!;
    }
    turn = opponent(turn);
    if ((ply & 1) === 1 && ++column === columns) column = 0;
  }
  return UNDECIDED;
}

/** Whether there is a move, and none that captures. */
function isQuiet(own: Bits, other: Bits, kings: Bits, turn: Side, board: Board): boolean {
  return jumpers(own, other, kings, turn, board) === 0 && steppers(own, other, kings, turn, board) !== 0;
}

/** Scratch space of this module; its contents do not outlive a call. */
const successors = new Int32Array(SLICE_WORDS);
