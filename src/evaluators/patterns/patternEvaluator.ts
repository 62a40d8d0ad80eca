/** The evaluation of `patterns.ts`, for search: it allocates nothing. */

import type { Bits } from '../../rules/bits.ts';
import * as bits from '../../rules/bits.ts';
import * as sides from '../../rules/side.ts';
import type { Variant } from '../../rules/variant.ts';
import type { Evaluator } from '../evaluator.ts';
import type { SquareWorths } from '../positional.ts';
import { squareEvaluator } from '../positional.ts';
import type { Patterns } from './patterns.ts';
import * as patternRules from './patterns.ts';
import * as windowRules from './windowLanes.ts';

// Private constants, for speed: see rules/kernel.ts.
const { popcount } = bits;
const { BLACK } = sides;
const { VALUES_PER_POINT, balanceOf } = patternRules;
const { LOWER, UPPER } = windowRules;

export function patternEvaluator(patterns: Patterns, variant: Variant): Evaluator {
  const squares = squareEvaluator(variant, squareWorths(patterns, variant));
  const balance = balanceOfPieces(patterns, variant);
  const windows = windowSum(patterns, variant);
  return (own, other, kings, turn) => {
    const bySquares = squares(own, other, kings, turn);
    const rest =
      turn === BLACK
        ? balance(own, other, kings) + windows(own & ~kings, other & ~kings)
        : -balance(other, own, kings) - windows(other & ~kings, own & ~kings);
    // Truncated, not rounded: both sides then see the same number with opposite signs.
    return (bySquares + rest / VALUES_PER_POINT) | 0;
  };
}

function squareWorths({ values }: Patterns, { board: { squares } }: Variant): SquareWorths {
  const part = (number: number): number[] =>
    Array.from(values.subarray(number * squares, (number + 1) * squares), (value) =>
      Math.round(value / VALUES_PER_POINT),
    );
  return { men: { opening: part(0), ending: part(1) }, kings: { opening: part(2), ending: part(3) } };
}

function balanceOfPieces({ windows, values }: Patterns, { board }: Variant): (...words: [Bits, Bits, Bits]) => number {
  const { balance, windows: starts, end } = patternRules.layoutOf(windows, board);
  const table = values.slice(balance, starts[0] ?? end);
  return (black, white, kings) => {
    const blackMen = popcount(black & ~kings);
    const whiteMen = popcount(white & ~kings);
    const blackKings = popcount(black & kings);
    const whiteKings = popcount(white & kings);
    return (
      table[balanceOf(blackMen, whiteMen, blackKings, whiteKings)]! -
      table[balanceOf(whiteMen, blackMen, whiteKings, blackKings)]!
    );
  };
}

/** What the windows add for Black, given the men of both sides. */
function windowSum({ windows, values }: Patterns, { board }: Variant): (black: Bits, white: Bits) => number {
  const { windows: starts, end } = patternRules.layoutOf(windows, board);
  const { count, black: blackRows, white: whiteRows } = windowRules.windowLanes(windows, board);
  const from = starts[0] ?? end;
  const table = values.slice(from);
  const tables = Int32Array.from(starts, (start) => start - from);
  return (black, white) => {
    const b0 = (black & 255) * count;
    const b1 = (256 + ((black >>> 8) & 255)) * count;
    const b2 = (512 + ((black >>> 16) & 255)) * count;
    const b3 = (768 + (black >>> 24)) * count;
    const w0 = (white & 255) * count;
    const w1 = (256 + ((white >>> 8) & 255)) * count;
    const w2 = (512 + ((white >>> 16) & 255)) * count;
    const w3 = (768 + (white >>> 24)) * count;
    let sum = 0;
    for (let lane = 0; lane < count; lane++) {
      const states =
        blackRows[b0 + lane]! +
        blackRows[b1 + lane]! +
        blackRows[b2 + lane]! +
        blackRows[b3 + lane]! +
        (whiteRows[w0 + lane]! + whiteRows[w1 + lane]! + whiteRows[w2 + lane]! + whiteRows[w3 + lane]!);
      const start = tables[lane]!;
      sum += table[start + (states & LOWER)]! - table[start + (states >>> UPPER)]!;
    }
    return sum;
  };
}
