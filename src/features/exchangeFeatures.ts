/**
 * What is left when the captures are over. Captures are compulsory, so a position with a capture pending says little
 * about material. The feature plays all captures out, each side choosing the one that leaves it best off, and counts
 * then. A strategy that looks one move ahead needs this most, because it cannot see the reply to its move otherwise.
 */

import type { Bits } from '../rules/bits.ts';
import * as bits from '../rules/bits.ts';
import type { Board } from '../rules/board.ts';
import * as kernel from '../rules/kernel.ts';
import type { Side } from '../rules/side.ts';
import * as sides from '../rules/side.ts';
import * as successor from '../rules/successor.ts';
import * as exchanges from './captureDue.ts';
import type { Feature } from './feature.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;
const { MOST_CAPTURES, captureDue } = exchanges;
const { generate } = kernel;
const { opponent } = sides;
const { SLICE_WORDS, SUCCESSOR_WORDS } = successor;

const MAN = 2;
const KING = 3;

const successors = new Int32Array(MOST_CAPTURES * SLICE_WORDS);

export function exchangeFeatures(board: Board): readonly Feature[] {
  return [
    {
      name: 'settled',
      phrase: 'lead in material after all captures',
      isPlural: false,
      sentence:
        'The lead in material when no more captures are compulsory, if each side chooses its best captures. ' +
        'A man counts two, a king three.',
      low: -KING * board.squares,
      high: KING * board.squares,
      isRelative: true,
      read: (own, other, kings, side, turn) => {
        if (!captureDue(own, other, kings, side, turn, board)) return lead(own, other, kings);
        return side === turn
          ? settle(own, other, kings, side, board, 0, -Infinity, Infinity)
          : 0 - settle(other, own, kings, turn, board, 0, -Infinity, Infinity);
      },
    },
  ];
}

/** The lead of the side to move after the captures, by an alpha-beta search of captures only. */
function settle(
  own: Bits,
  other: Bits,
  kings: Bits,
  turn: Side,
  board: Board,
  depth: number,
  alpha: number,
  beta: number,
): number {
  if (depth === MOST_CAPTURES || !captureDue(own, other, kings, turn, turn, board)) return lead(own, other, kings);
  const begin = depth * SLICE_WORDS;
  const end = generate(own, other, kings, turn, board, successors, begin);
  let best = alpha;
  for (let at = begin; at < end && best < beta; at += SUCCESSOR_WORDS) {
    const [left, answer, crowned] = [successors[at]!, successors[at + 1]!, successors[at + 2]!];
    const value = 0 - settle(answer, left, crowned, opponent(turn), board, depth + 1, -beta, -best);
    if (value > best) best = value;
  }
  return best;
}

/** How far a side is ahead on the current board. */
function lead(own: Bits, other: Bits, kings: Bits): number {
  return MAN * (popcount(own) - popcount(other)) + (KING - MAN) * (popcount(own & kings) - popcount(other & kings));
}
