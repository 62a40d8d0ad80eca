/**
 * Patterns learn from games: logistic regression of the results on the positions, by stochastic gradient descent, one
 * position after another with the same rate for all values. The rate falls to 0, so that the last lessons do not
 * outweigh the others. Patterns start from what they know, so they can learn for a whole run.
 */

import { shuffle } from '../../base/rng.ts';
import * as bits from '../../rules/bits.ts';
import type { Board } from '../../rules/board.ts';
import type { Variant } from '../../rules/variant.ts';
import type { Lessons, Teaching } from '../lessons.ts';
import type { Layout, Patterns } from './patterns.ts';
import * as patternRules from './patterns.ts';
import type { WindowLanes } from './windowLanes.ts';
import * as windowRules from './windowLanes.ts';

// Private constants, for speed: see rules/kernel.ts.
const { bitIndex, popcount } = bits;
const { balanceOf } = patternRules;
const { LOWER, UPPER, windowLanes } = windowRules;

const PER_LOGIT = patternRules.POINTS_PER_LOGIT * patternRules.VALUES_PER_POINT;

export function learnPatterns(patterns: Patterns, variant: Variant, teaching: Teaching): Patterns {
  const { lessons, passes, rate, rng } = teaching;
  const learner = new Learner(patterns, variant);
  const order = Int32Array.from({ length: lessons.points.length }, (_, index) => index);
  const steps = passes * order.length;
  let left = steps;
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, rng);
    for (let index = 0; index < order.length; index++) learner.learn(lessons, order[index]!, (rate * left--) / steps);
  }
  return learner.patterns();
}

class Learner {
  readonly #windows: Patterns['windows'];
  readonly #board: Board;
  readonly #layout: Layout;
  readonly #allPieces: number;
  readonly #lanes: WindowLanes;
  readonly #tables: Int32Array;
  /** In logits. */
  readonly #values: Float32Array;
  /** The state of each window in the current position. */
  readonly #states: Int32Array;
  /** The values of squares in the opening that the current position reads, with the sign of their side. */
  readonly #reads = new Int32Array(32);
  readonly #signs = new Float64Array(32);

  constructor({ windows, values }: Patterns, { board, start }: Variant) {
    this.#windows = windows;
    this.#board = board;
    this.#layout = patternRules.layoutOf(windows, board);
    this.#allPieces = popcount(start.black | start.white);
    this.#lanes = windowLanes(windows, board);
    this.#tables = Int32Array.from(this.#layout.windows);
    this.#values = Float32Array.from(values, (value) => value / PER_LOGIT);
    this.#states = new Int32Array(windows.length);
  }

  patterns(): Patterns {
    const { LARGEST_VALUE: most } = patternRules;
    const rounded = (value: number): number => Math.max(-most, Math.min(most, Math.round(value * PER_LOGIT)));
    const values = Int16Array.from(this.#values, rounded);
    return { windows: this.#windows, values };
  }

  /** One step towards the result of a game, from one of its positions. */
  learn({ black: allBlack, white: allWhite, kings: allKings, points }: Lessons, index: number, rate: number): void {
    const black = allBlack[index]!;
    const white = allWhite[index]!;
    const kings = allKings[index]!;
    const values = this.#values;
    const { squares } = this.#board;
    const opening = popcount(black | white) / this.#allPieces;
    const ending = 1 - opening;

    const pieces = this.#readSquares(black, white, kings);
    let sum = 0;
    for (let piece = 0; piece < pieces; piece++) {
      const at = this.#reads[piece]!;
      sum += this.#signs[piece]! * (opening * values[at]! + ending * values[at + squares]!);
    }

    const blackMen = popcount(black & ~kings);
    const whiteMen = popcount(white & ~kings);
    const blackKings = popcount(black & kings);
    const whiteKings = popcount(white & kings);
    const balance = this.#layout.balance + balanceOf(blackMen, whiteMen, blackKings, whiteKings);
    const balanceBack = this.#layout.balance + balanceOf(whiteMen, blackMen, whiteKings, blackKings);
    sum += values[balance]! - values[balanceBack]!;

    this.#readWindows(black & ~kings, white & ~kings);
    const { count } = this.#lanes;
    for (let lane = 0; lane < count; lane++) {
      const states = this.#states[lane]!;
      const table = this.#tables[lane]!;
      sum += values[table + (states & LOWER)]! - values[table + (states >>> UPPER)]!;
    }

    const step = rate * (points[index]! - 1 / (1 + Math.exp(-sum)));
    for (let piece = 0; piece < pieces; piece++) {
      const at = this.#reads[piece]!;
      values[at]! += this.#signs[piece]! * step * opening;
      values[at + squares]! += this.#signs[piece]! * step * ending;
    }
    // What both sides have alike cancels out.
    values[balance]! += step;
    values[balanceBack]! -= step;
    for (let lane = 0; lane < count; lane++) {
      const states = this.#states[lane]!;
      const table = this.#tables[lane]!;
      values[table + (states & LOWER)]! += step;
      values[table + (states >>> UPPER)]! -= step;
    }
  }

  /** Notes the values that the pieces read in the opening, and returns the number of pieces. */
  #readSquares(black: number, white: number, kings: number): number {
    const { squareOfBit, squares } = this.#board;
    let count = 0;
    for (let left = black | white; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const isBlack = (black & bit) !== 0;
      const square = squareOfBit[bitIndex(bit)]!;
      const seen = isBlack ? square : squares + 1 - square;
      this.#reads[count] = seen - 1 + ((kings & bit) === 0 ? 0 : 2 * squares);
      this.#signs[count] = isBlack ? 1 : -1;
      count++;
    }
    return count;
  }

  #readWindows(black: number, white: number): void {
    const states = this.#states;
    const { black: blackRows, white: whiteRows, count } = this.#lanes;
    states.fill(0);
    for (let byte = 0; byte < 4; byte++) {
      const fromBlack = (256 * byte + ((black >>> (8 * byte)) & 255)) * count;
      const fromWhite = (256 * byte + ((white >>> (8 * byte)) & 255)) * count;
      for (let lane = 0; lane < count; lane++)
        states[lane]! += blackRows[fromBlack + lane]! + whiteRows[fromWhite + lane]!;
    }
  }
}
