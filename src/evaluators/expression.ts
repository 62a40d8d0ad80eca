/**
 * A strategy as an evaluator. A strategy judges for one viewer, and what it says for the two sides need not add up to
 * nothing: `own.pieces` likes all positions. Search compares lines that end with either side to move, so the evaluation
 * is half of what the position is worth to the side to move less half of what it is worth to the other. A strategy that
 * weighs both sides alike, such as `own.pieces - opponent.pieces`, keeps its value.
 *
 * Search wants whole points, and the values of expressions have any size: how many points are to one is found out on
 * positions of random games, so that ordinary values stay apart.
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

/** Up to this, points grow with the value; beyond, they are pressed together below `MOST`. */
const PLAIN = 20_000;
const MOST = 28_000;

/**
 * What all but the largest tenth of the values of a sample keep below, in points, where a hundred to one do not fit.
 */
const ORDINARY = 5000;
const SAMPLED_GAMES = 12;

export function expressionEvaluator(strategy: Strategy, variant: Variant): Evaluator {
  const value = balanced(strategy);
  const scale = scaleOf(strategy, value, variant);
  return (own, other, kings, turn) => pointsOf(value(own, other, kings, turn, turn), scale);
}

/**
 * What a position is worth to the side to move. NaN is never chosen by who moves to it, so it is worth all to the
 * other.
 */
function balanced({ worth, isRelative }: Strategy): Reading {
  if (!isRelative) {
    // Seen from a fixed side, the worth to one is minus the worth to the other.
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

/** Points to one: a hundred, if all values then differ by whole points and ordinary ones fit. */
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

/** The values of all positions of a few random games, always the same ones. */
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

/** A value as whole points, never in another order. */
export function pointsOf(value: number, scale = MAN): number {
  const points = Math.abs(value) * scale;
  // A player that looks one move ahead never chooses NaN.
  if (Number.isNaN(points)) return -MOST;
  const whole = Math.round(points <= PLAIN ? points : PLAIN + (MOST - PLAIN) * (1 - PLAIN / points));
  return value > 0 ? whole : 0 - whole;
}
