/**
 * A game of uniformly random moves, played on words alone to its end by the full rules. The yardstick of speed, the weakest
 * opponent, and what Monte-Carlo search does at its leaves.
 */

import type { Rng } from '../base/rng.ts';
import { randomBelow } from '../base/rng.ts';
import { QUIET_PLIES_TO_DRAW, REPETITIONS_TO_DRAW } from './game.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS, generate } from './kernel.ts';
import type { Position } from './position.ts';
import { otherPieces, ownPieces } from './position.ts';
import type { Side } from './side.ts';
import { opponent } from './side.ts';
import type { Variant } from './variant.ts';

export interface Playout {
  /** Undefined for a draw. */
  readonly winner: Side | undefined;
  readonly plies: number;
}

/** Plays random moves from a position until the game is over. */
export function playRandomGame(variant: Variant, start: Position, rng: Rng): Playout {
  const { board } = variant;
  let own = ownPieces(start);
  let other = otherPieces(start);
  let kings = start.kings;
  let turn = start.turn;
  let quietPlies = 0;
  for (let plies = 0; ; plies++) {
    const end = generate(own, other, kings, turn, board, successors, 0);
    if (end === 0) return { winner: variant.giveaway ? turn : opponent(turn), plies };
    quietPositions[3 * quietPlies] = own;
    quietPositions[3 * quietPlies + 1] = other;
    quietPositions[3 * quietPlies + 2] = kings;
    if (quietPlies >= QUIET_PLIES_TO_DRAW || isRepeated(quietPlies)) return { winner: undefined, plies };
    const at = randomBelow(rng, end / SUCCESSOR_WORDS) * SUCCESSOR_WORDS;
    const movedKing = (kings & (1 << (successors[at + 3]! & 31))) !== 0;
    quietPlies = movedKing && successors[at + 1] === other ? quietPlies + 1 : 0;
    own = successors[at + 1]!;
    other = successors[at]!;
    kings = successors[at + 2]!;
    turn = opponent(turn);
  }
}

const successors = new Int32Array(SLICE_WORDS);

/** The positions since the last capture or move of a man, three words each. */
const quietPositions = new Int32Array(3 * (QUIET_PLIES_TO_DRAW + 1));

function isRepeated(quietPlies: number): boolean {
  const now = 3 * quietPlies;
  let count = 1;
  for (let at = now - 12; at >= 0; at -= 6) {
    if (
      quietPositions[at] === quietPositions[now] &&
      quietPositions[at + 1] === quietPositions[now + 1] &&
      quietPositions[at + 2] === quietPositions[now + 2]
    ) {
      count++;
    }
  }
  return count >= REPETITIONS_TO_DRAW;
}
