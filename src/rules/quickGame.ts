/**
 * A whole game on words between two choosers, by the full rules. It keeps only the result, which makes it many times
 * faster than `Game`; evolution plays its games with it. A chooser sees only the position, not the earlier moves or the
 * clock.
 */

import type { Rng } from '../base/rng.ts';
import type { Bits } from './bits.ts';
import * as endings from './endings.ts';
import type { Outcome } from './game.ts';
import * as kernel from './kernel.ts';
import type { Position } from './position.ts';
import { otherPieces, ownPieces } from './position.ts';
import type { Side } from './side.ts';
import * as sides from './side.ts';
import * as successor from './successor.ts';
import type { Variant } from './variant.ts';

// Private constants, for speed: see kernel.ts.
const { drawReason, fewestQuietPlies, noteQuiet, quietMen, quietRecord, stuckReason, winnerWhenStuck } = endings;
const { generate } = kernel;
const { opponent } = sides;
const { SLICE_WORDS, isQuiet } = successor;

/**
 * Chooses among the successors that the kernel wrote from index 0 up to `end`, and returns the index where the chosen
 * one begins. There is always at least one.
 */
export type Chooser = (
  own: Bits,
  other: Bits,
  kings: Bits,
  turn: Side,
  successors: Int32Array,
  end: number,
  rng: Rng,
) => number;

/**
 * Plays a game to its end, from a position that follows a move that was not quiet, after `plies` plies. The first
 * chooser plays Black.
 */
export function playQuickGame(
  variant: Variant,
  start: Position,
  choosers: readonly [Chooser, Chooser],
  streams: readonly [Rng, Rng],
  pliesBefore = 0,
): Outcome {
  const { board, draws } = variant;
  const men = quietMen(draws);
  const fewestQuiet = fewestQuietPlies(draws);
  const mostPlies = draws.plies;
  scratch = quietRecord(draws, scratch);
  const record = scratch;
  let own = ownPieces(start);
  let other = otherPieces(start);
  let { kings, turn } = start;
  let quietPlies = 0;
  for (let plies = pliesBefore; ; plies++) {
    const end = generate(own, other, kings, turn, board, successors, 0);
    if (end === 0) return { winner: winnerWhenStuck(turn, variant), reason: stuckReason(own) };
    const occurrences = noteQuiet(record, own, other, kings, quietPlies, 0);
    // Check this first, for speed: a draw is rarely possible.
    if (quietPlies >= fewestQuiet || plies >= mostPlies) {
      const reason = drawReason(draws, occurrences, quietPlies, plies);
      if (reason) return { winner: undefined, reason };
    }
    const at = choosers[turn](own, other, kings, turn, successors, end, streams[turn]);
    quietPlies = isQuiet(successors[at + 3]!, kings | men) ? quietPlies + 1 : 0;
    own = successors[at + 1]!;
    other = successors[at]!;
    kings = successors[at + 2]!;
    turn = opponent(turn);
  }
}

/**
 * Scratch space of this module. Its contents do not outlive a game, so a chooser must not play a quick game of its own.
 */
const successors = new Int32Array(SLICE_WORDS);
let scratch: Int32Array = new Int32Array(0);
