/**
 * A strategy as an evaluator. A strategy judges for one viewer, and its values for the two sides need not sum to zero:
 * `own.pieces` likes all positions. Search compares lines that end with either side to move. The evaluation is
 * therefore half of the position's worth to the side to move minus half of its worth to the other side. A strategy that
 * weighs both sides equally, such as `own.pieces - opponent.pieces`, keeps its value.
 *
 * Search needs whole points, but values of expressions have any size. The scale is determined on positions of random
 * games, so that typical values stay distinct.
 */

import { createRng, randomBelow } from '../base/rng.ts';
import { rangeOf } from '../grammar/expression/rangeOf.ts';
import type { Reading } from '../features/feature.ts';
import { generate } from '../rules/kernel.ts';
import * as sides from '../rules/side.ts';
import { SLICE_WORDS, SUCCESSOR_WORDS } from '../rules/successor.ts';
import type { Variant } from '../rules/variant.ts';
import type { Evaluator } from './evaluator.ts';
import { MAN } from './evaluator.ts';
import type { Strategy } from './strategy.ts';
import { rangeOfFeature } from './strategy.ts';

// Private constants, for speed: see rules/kernel.ts.
const { opponent } = sides;

/** Up to this, points grow with the value; beyond, they are compressed below `MOST`. */
const PLAIN = 20_000;
const MOST = 28_000;

/** If 100 points per unit do not fit, 90 % of the sampled values are scaled to stay below this. */
const ORDINARY = 5000;
const SAMPLED_GAMES = 12;

export function expressionEvaluator(strategy: Strategy, variant: Variant): Evaluator {
  const value = balanced(strategy);
  const scale = scaleOf(strategy, value, variant);
  return (own, other, kings, turn) => pointsOf(value(own, other, kings, turn, turn), scale);
}

/**
 * What a position is worth to the side to move. A side never moves to a NaN position, so NaN counts as the maximum for
 * the other side.
 */
function balanced({ worth, isRelative }: Strategy): Reading {
  if (!isRelative) {
    // Seen from a fixed side, the worth to one side is minus the worth to the other.
    return (own, other, kings, side, turn) => {
      const value = worth(own, other, kings, side, turn);
      return Number.isNaN(value) ? Infinity : value;
    };
  }
  return (own, other, kings, side, turn) => {
    const mine = worth(own, other, kings, side, turn);
    const theirs = worth(other, own, kings, opponent(side), turn);
    const value = (mine - theirs) / 2;
    if (!Number.isNaN(value)) return value;
    return Number.isNaN(mine) === Number.isNaN(theirs) ? 0 : Number.isNaN(theirs) ? Infinity : -Infinity;
  };
}

/** Points per unit: 100, if all values then differ by whole points and typical ones fit. */
function scaleOf({ tree, features }: Strategy, value: Reading, variant: Variant): number {
  const sizes = sampleValues(value, variant)
    .map(Math.abs)
    .filter((size) => size > 0 && size < Infinity)
    .toSorted((one, two) => one - two);
  const large = sizes[Math.floor(0.9 * sizes.length)] ?? 0;
  const isWhole = rangeOf(tree, rangeOfFeature(features)).step * MAN >= 2;
  const scale = ORDINARY / large;
  return (isWhole && large * MAN <= PLAIN) || !Number.isFinite(scale) ? MAN : scale;
}

/** The values of all positions of a few random games, always the same games. */
function sampleValues(value: Reading, { board, start }: Variant): number[] {
  const successors = new Int32Array(SLICE_WORDS);
  const values: number[] = [];
  for (let game = 0; game < SAMPLED_GAMES; game++) {
    const rng = createRng(1, game);
    let { black: own, white: other, kings, turn } = start;
    for (let ply = 0; ply < 60; ply++) {
      const end = generate(own, other, kings, turn, board, successors, 0);
      if (end === 0) break;
      const at = SUCCESSOR_WORDS * randomBelow(rng, end / SUCCESSOR_WORDS);
      [own, other, kings] = [successors[at + 1]!, successors[at]!, successors[at + 2]!];
      turn = opponent(turn);
      values.push(value(own, other, kings, turn, turn));
    }
  }
  return values;
}

/** A value as whole points, in the same order. */
export function pointsOf(value: number, scale = MAN): number {
  const points = Math.abs(value) * scale;
  // A player that looks one move ahead never chooses NaN.
  if (Number.isNaN(points)) return -MOST;
  const whole = Math.round(points <= PLAIN ? points : PLAIN + (MOST - PLAIN) * (1 - PLAIN / points));
  return value > 0 ? whole : 0 - whole;
}
