/**
 * A game of uniformly random moves, played on words to its end by the full rules. It measures speed, is the weakest
 * opponent, and evaluates the leaves of Monte-Carlo search. The kernel writes all captures; of the quiet moves only the
 * chosen one is made. The same random number chooses the same move as in the list of `legalMoves`.
 */

import type { Rng } from '../base/rng.ts';
import * as random from '../base/rng.ts';
import type { Bits } from './bits.ts';
import * as bits from './bits.ts';
import type { Board } from './board.ts';
import * as endings from './endings.ts';
import * as kernel from './kernel.ts';
import type { Position } from './position.ts';
import { otherPieces, ownPieces } from './position.ts';
import type { Side } from './side.ts';
import * as queries from './queries.ts';
import * as sides from './side.ts';
import * as steps from './steps.ts';
import * as successor from './successor.ts';
import type { Variant } from './variant.ts';

// Private constants, for speed: see kernel.ts.
const { popcount } = bits;
const { drawReason, fewestQuietPlies, noteQuiet, quietMen, quietRecord, winnerWhenStuck } = endings;
const { randomBelow } = random;
const { BLACK, opponent } = sides;
const { down35, down4, step, up35, up4 } = steps;
const { generate, writeQuietMove } = kernel;
const { jumpers, steppers } = queries;
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
    let at = 0;
    if (jumpers(own, other, kings, turn, board) !== 0) {
      if (quietPlies >= fewestQuiet && drawReason(draws, 1, quietPlies, 0)) {
        result = DRAWN;
        break;
      }
      if (plies >= maxPlies) break;
      const end = generate(own, other, kings, turn, board, successors, 0);
      at = randomBelow(rng, end / SUCCESSOR_WORDS) * SUCCESSOR_WORDS;
      quietPlies = 0;
    } else {
      if (plies >= maxPlies && steppers(own, other, kings, turn, board) !== 0) break;
      const moved = pickStep(own, other, kings, turn, board, rng);
      if (moved === 0) {
        result = winnerWhenStuck(turn, variant);
        break;
      }
      const occurrences = noteQuiet(record, own, other, kings, quietPlies, firstKnown);
      if (quietPlies >= fewestQuiet && drawReason(draws, occurrences, quietPlies, 0)) {
        result = DRAWN;
        break;
      }
      quietPlies = ((kings | men) & moved) !== 0 ? quietPlies + 1 : 0;
    }
    if (quietPlies === 0) firstKnown = 0;
    own = successors[at + 1]!;
    other = successors[at]!;
    kings = successors[at + 2]!;
    turn = opponent(turn);
  }
  playoutEnd[0] = own;
  playoutEnd[1] = other;
  playoutEnd[2] = kings;
  playoutEnd[3] = turn;
  playoutEnd[4] = plies;
  return result;
}

/**
 * Picks a quiet move at random, writes its successor at the start of the scratch space, and returns the moved piece, or
 * 0 if there is no quiet move.
 */
function pickStep(own: Bits, other: Bits, kings: Bits, turn: Side, board: Board, rng: Rng): Bits {
  const empty = board.mask & ~(own | other);
  const down = turn === BLACK ? own : own & kings;
  const up = turn === BLACK ? own & kings : own;
  const steps0 = down4(down) & empty;
  const steps1 = down35(down) & empty;
  const steps2 = up4(up) & empty;
  const steps3 = up35(up) & empty;
  const upTo0 = popcount(steps0);
  const upTo1 = upTo0 + popcount(steps1);
  const upTo2 = upTo1 + popcount(steps2);
  const count = upTo2 + popcount(steps3);
  if (count === 0) return 0;
  const index = randomBelow(rng, count);
  if (index < upTo0) return writePicked(own, other, kings, nthBit(steps0, index), 0, board);
  if (index < upTo1) return writePicked(own, other, kings, nthBit(steps1, index - upTo0), 1, board);
  if (index < upTo2) return writePicked(own, other, kings, nthBit(steps2, index - upTo1), 2, board);
  return writePicked(own, other, kings, nthBit(steps3, index - upTo2), 3, board);
}

function writePicked(own: Bits, other: Bits, kings: Bits, to: Bits, direction: number, board: Board): Bits {
  const from = step(to, direction ^ 2);
  writeQuietMove(own, other, kings, from, to, direction, board, successors);
  return from;
}

function nthBit(squares: Bits, index: number): Bits {
  for (; index > 0; index--) squares &= squares - 1;
  return squares & -squares;
}

/** Scratch space of this module; its contents do not outlive a call. */
const successors = new Int32Array(SLICE_WORDS);

/** The positions of the current quiet stretch. */
let scratch: Int32Array = new Int32Array(0);
