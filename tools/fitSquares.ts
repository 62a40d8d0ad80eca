/**
 * Fits the worths of `src/evaluators/positional.ts` to games that our search plays against itself:
 *
 *   node tools/fitSquares.ts > data/positional.json
 *
 * Each variant starts from plain material. In every round the current worths play some thousand games from random
 * openings, with noise for variety. Then the worths are fitted again by logistic regression of the results on the quiet
 * positions of all games so far (Buro 1995). The same seed gives the same numbers with any number of threads. Progress
 * goes to the error stream.
 */

import { availableParallelism } from 'node:os';
import type { SquareWorths } from '../src/evaluators/positional.ts';
import { threadPool } from '../src/pools/pool.ts';
import type { Variant } from '../src/rules/variant.ts';
import { VARIANTS } from '../src/rules/variant.ts';
import type { FitSample, FitTask } from './fitSquaresWorker.ts';

const ROUNDS = 3;
const GAMES_PER_ROUND = 6000;
const GAMES_PER_TASK = 50;
const SEED = 1;

/** Steps of the regression, how far each goes, and how strongly squares are drawn towards their mean. */
const STEPS = 300;
const LEARNING_RATE = 0.02;
const PULL = 1e-4;

/** A man's mean worth in points, which fixes the scale. */
const MAN = 100;

/** The smallest worth of a king in an ending, in men. */
const CROWN_RATIO = 1.15;

const results: Record<string, SquareWorths> = {};
for (const variant of VARIANTS) results[variant.name] = await fitVariant(variant);
const about =
  `Worths of men and kings by square, in points, for Black's pieces, square 1 first: "opening" counts with all ` +
  `pieces on the board, "ending" with none left, and between them by the share of pieces. Fitted by ` +
  `tools/fitSquares.ts in ${ROUNDS} rounds of ${GAMES_PER_ROUND} games of alphabeta:depth=4 with a quarter of a man ` +
  `of noise against itself, decided by the rules or by endgame tables of four pieces; in half of the games one side ` +
  `moves at random half of the time.`;
const text = JSON.stringify({ about, worths: results }, undefined, 2);
// Each list of numbers has its own line.
process.stdout.write(`${text.replaceAll(/\[[^[\]]*\]/g, (list) => list.replaceAll(/\s+/g, ' '))}\n`);

async function fitVariant(variant: Variant): Promise<SquareWorths> {
  const pool = threadPool<FitTask, FitSample[]>(
    new URL('./fitSquaresWorker.ts', import.meta.url),
    availableParallelism(),
  );
  const samples: FitSample[] = [];
  let worths = materialWorths(variant);
  for (let round = 0; round < ROUNDS; round++) {
    const tasks = Array.from({ length: GAMES_PER_ROUND / GAMES_PER_TASK }, (_, index) =>
      pool.run({ variant: variant.name, worths, seed: [SEED, round, index], games: GAMES_PER_TASK }),
    );
    for (const task of tasks) samples.push(...(await task));
    worths = fit(samples, variant);
    process.stderr.write(`${variant.name}, round ${round + 1} of ${ROUNDS}: ${samples.length} positions\n`);
  }
  await pool.close();
  return variant.giveaway ? worths : crowned(worths);
}

/**
 * Endings of kings are mostly drawn, so the regression finds kings worth little in an ending, less than men. A search
 * that looks a few plies ahead would then hesitate to crown a man, so they are lifted above men.
 */
function crowned({ men, kings }: SquareWorths): SquareWorths {
  const lift = Math.max(0, Math.round(CROWN_RATIO * mean(men.ending) - mean(kings.ending)));
  return { men, kings: { ...kings, ending: kings.ending.map((worth) => worth + lift) } };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function materialWorths({ board, giveaway }: Variant): SquareWorths {
  const sign = giveaway ? -1 : 1;
  const all = (worth: number): number[] => Array.from({ length: board.squares }, () => sign * worth);
  return { men: { opening: all(MAN), ending: all(MAN) }, kings: { opening: all(130), ending: all(130) } };
}

/** Logistic regression by full gradients with Adam (Kingma and Ba 2015), a little drawn towards equal squares. */
function fit(samples: readonly FitSample[], variant: Variant): SquareWorths {
  const { squares } = variant.board;
  const size = 4 * squares;
  const start = materialWorths(variant);
  const prior = Float64Array.from(
    [start.men.opening, start.men.ending, start.kings.opening, start.kings.ending].flat(),
  );
  const scale = 1 / 150;
  const weights = prior.map((worth) => worth * scale);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const gradient = new Float64Array(size);
  const flat = flatten(samples, squares);
  for (let step = 1; step <= STEPS; step++) {
    writeGradient(samples, flat, weights, gradient, squares);
    for (let index = 0; index < size; index++) {
      const slope = gradient[index]! + PULL * (weights[index]! - groupMean(weights, index, squares));
      first[index] = 0.9 * first[index]! + 0.1 * slope;
      second[index] = 0.999 * second[index]! + 0.001 * slope * slope;
      const rate = LEARNING_RATE * (step < STEPS / 2 ? 1 : 0.2);
      weights[index]! -=
        (rate * (first[index]! / (1 - 0.9 ** step))) / (Math.sqrt(second[index]! / (1 - 0.999 ** step)) + 1e-9);
    }
  }
  return toWorths(weights, variant);
}

/** All samples in a row: where the pieces of each begin, the weight of each piece, and whose it is. */
interface Flat {
  readonly starts: Int32Array;
  readonly at: Int16Array;
  readonly signs: Int8Array;
}

/** A piece is its square, counted from 0 and turned for White, 32 more for a king, and negative for White. */
function flatten(samples: readonly FitSample[], squares: number): Flat {
  const starts = new Int32Array(samples.length + 1);
  for (const [index, { pieces }] of samples.entries()) starts[index + 1] = starts[index]! + pieces.length;
  const at = new Int16Array(starts.at(-1)!);
  const signs = new Int8Array(at.length);
  for (const [index, { pieces }] of samples.entries()) {
    for (const [offset, piece] of pieces.entries()) {
      const place = piece < 0 ? -1 - piece : piece;
      at[starts[index]! + offset] = (place & 31) + (place >= 32 ? 2 * squares : 0);
      signs[starts[index]! + offset] = piece < 0 ? -1 : 1;
    }
  }
  return { starts, at, signs };
}

/** Mean gradient of the negative log likelihood over all samples. */
function writeGradient(
  samples: readonly FitSample[],
  { starts, at, signs }: Flat,
  weights: Float64Array,
  gradient: Float64Array,
  squares: number,
): void {
  gradient.fill(0);
  for (let index = 0; index < samples.length; index++) {
    const { openingShare, points } = samples[index]!;
    let sum = 0;
    for (let piece = starts[index]!; piece < starts[index + 1]!; piece++) {
      const weight = at[piece]!;
      sum += signs[piece]! * (openingShare * weights[weight]! + (1 - openingShare) * weights[weight + squares]!);
    }
    const error = (1 / (1 + Math.exp(-sum)) - points) / samples.length;
    for (let piece = starts[index]!; piece < starts[index + 1]!; piece++) {
      gradient[at[piece]!]! += error * signs[piece]! * openingShare;
      gradient[at[piece]! + squares]! += error * signs[piece]! * (1 - openingShare);
    }
  }
}

function groupMean(weights: Float64Array, index: number, squares: number): number {
  const from = index - (index % squares);
  let sum = 0;
  for (let at = from; at < from + squares; at++) sum += weights[at]!;
  return sum / squares;
}

/** Whole points, scaled so that the men of the opening are worth a man on average. */
function toWorths(weights: Float64Array, { start, board }: Variant): SquareWorths {
  const { squares } = board;
  const used = Array.from({ length: squares }, (_, index) => index).filter(
    (index) => (start.black & (1 << board.bitOfSquare[index + 1]!)) !== 0,
  );
  const scale = MAN / Math.abs(mean(used.map((index) => weights[index]!)));
  const worths = (group: number): number[] =>
    Array.from({ length: squares }, (_, index) => Math.round(scale * weights[group * squares + index]!));
  return { men: { opening: worths(0), ending: worths(1) }, kings: { opening: worths(2), ending: worths(3) } };
}
