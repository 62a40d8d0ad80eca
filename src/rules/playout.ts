/**
 * A game of uniformly random moves, played on words to its end by the full rules. It measures speed, is the weakest
 * opponent, and evaluates the leaves of Monte-Carlo search. The kernel writes all captures; of the quiet moves only the
 * chosen one is made. The same random number chooses the same move as in the list of `legalMoves`.
 */

import type { Rng } from '../base/rng.ts';
import * as random from '../base/rng.ts';
import type { Bits } from './bits.ts';
import * as endings from './endings.ts';
import * as kernel from './kernel.ts';
import type { Position } from './position.ts';
import { otherPieces, ownPieces } from './position.ts';
import type { Side } from './side.ts';
import * as queries from './queries.ts';
import * as quietMoves from './quietMoves.ts';
import * as sides from './side.ts';
import * as successor from './successor.ts';
import type { Variant } from './variant.ts';

// Private constants, for speed: see kernel.ts.
const { drawReason, fewestQuietPlies, noteQuiet, quietMen, quietRecord, winnerWhenStuck } = endings;
const { randomBelow } = random;
const { opponent } = sides;
const { generate } = kernel;
const { jumpers, steppers } = queries;
const { countQuietMoves, kingsAfter, nthQuietMove } = quietMoves;
const { SLICE_WORDS, SUCCESSOR_WORDS } = successor;

export interface Playout {
  /** Undefined for a draw. */
  readonly winner: Side | undefined;
  readonly plies: number;
}

/** The result of a play-out without a winner: drawn by the rules, or cut off before the end. */
export const DRAWN = 2;
export const CUT_OFF = 3;

/** Where the last play-out ended: own pieces, the opponent's, kings, the side to move, and the number of plies. */
export const playoutEnd = new Int32Array(5);

/** Plays random moves from a position until the game is over. */
export function playRandomGame(variant: Variant, start: Position, rng: Rng): Playout {
  const { plies } = variant.draws;
  const result = runPlayout(variant, ownPieces(start), otherPieces(start), start.kings, start.turn, 0, plies, rng);
  const isDrawn = result === DRAWN || result === CUT_OFF;
  return { winner: isDrawn ? undefined : (result as Side), plies: playoutEnd[4]! };
}

/**
 * The same on words, from a position after `quietPlies` quiet plies, for at most `maxPlies` plies. Returns the side
 * that won, `DRAWN` or `CUT_OFF`. The caller knows the length of the game so far and must apply any ply limit.
 */
export function runPlayout(
  variant: Variant,
  own: Bits,
  other: Bits,
  kings: Bits,
  turn: Side,
  quietPlies: number,
  maxPlies: number,
  rng: Rng,
): number {
  const { board, draws } = variant;
  const men = quietMen(draws);
  const fewestQuiet = fewestQuietPlies(draws);
  scratch = quietRecord(draws, scratch);
  const record = scratch;
  // The play-out does not know the positions before it, so it cannot detect that they recur.
  let firstKnown = quietPlies;
  let result = CUT_OFF;
  let plies = 0;
  for (; ; plies++) {
    if (jumpers(own, other, kings, turn, board) !== 0) {
      if (quietPlies >= fewestQuiet && drawReason(draws, 1, quietPlies, 0)) {
        result = DRAWN;
        break;
      }
      if (plies >= maxPlies) break;
      const end = generate(own, other, kings, turn, board, successors, 0);
      const at = randomBelow(rng, end / SUCCESSOR_WORDS) * SUCCESSOR_WORDS;
      quietPlies = 0;
      own = successors[at + 1]!;
      other = successors[at]!;
      kings = successors[at + 2]!;
    } else {
      if (plies >= maxPlies && steppers(own, other, kings, turn, board) !== 0) break;
      const count = countQuietMoves(own, other, kings, turn, board);
      if (count === 0) {
        result = winnerWhenStuck(turn, variant);
        break;
      }
      const squares = nthQuietMove(randomBelow(rng, count));
      const occurrences = noteQuiet(record, own, other, kings, quietPlies, firstKnown);
      if (quietPlies >= fewestQuiet && drawReason(draws, occurrences, quietPlies, 0)) {
        result = DRAWN;
        break;
      }
      quietPlies = ((kings | men) & own & squares) !== 0 ? quietPlies + 1 : 0;
      kings = kingsAfter(squares, own, kings, board);
      const moved = own ^ squares;
      own = other;
      other = moved;
    }
    if (quietPlies === 0) firstKnown = 0;
    turn = opponent(turn);
  }
  playoutEnd[0] = own;
  playoutEnd[1] = other;
  playoutEnd[2] = kings;
  playoutEnd[3] = turn;
  playoutEnd[4] = plies;
  return result;
}

/** Scratch space of this module; its contents do not outlive a call. */
const successors = new Int32Array(SLICE_WORDS);

/** The positions of the current quiet stretch. */
let scratch: Int32Array = new Int32Array(0);
