/**
 * Trains the weights of `src/evaluators/td.ts` from scratch, by temporal differences of games:
 *
 *   node tools/trainTd.ts > data/td.json
 *
 * It stands in for TD-GAC, the opponent of Mańdziuk, Kusiak and Walędzik (2007, section 7.1.1), which is not available.
 * Like theirs, several players are trained in three steps with ever stronger trainers, and the strongest is kept. A
 * learner meets random moves first, then itself, then the strongest learner so far. The same seed gives the same
 * numbers with any number of threads. Progress goes to the error stream.
 */

import { availableParallelism } from 'node:os';
import { shapeNamed, weightCount } from '../src/evaluators/shapes.ts';
import type { Pool } from '../src/pools/pool.ts';
import { threadPool } from '../src/pools/pool.ts';
import type { Variant } from '../src/rules/variant.ts';
import { VARIANTS } from '../src/rules/variant.ts';
import type { TdLesson, TdTask, Trainer } from './trainTdWorker.ts';

const SHAPE = '3Ph';
const LEARNERS = 4;
const SEED = 1;

/** Rounds of each step, and games of a round, after which the weights change. */
const ROUNDS = [20, 80, 40] as const;
const ALL_ROUNDS = ROUNDS[0] + ROUNDS[1] + ROUNDS[2];
const GAMES_PER_ROUND = 400;
const LAMBDA = 0.7;

/** A task of a round. A learner makes a few random moves. */
const TRAINING = { shape: SHAPE, depth: 2, lambda: LAMBDA, explores: 0.05, games: 100 };

/** The games of two learners in which the strongest is found. */
const CONTEST = { shape: SHAPE, depth: 4, lambda: LAMBDA, explores: 0, games: 100 };

/** How far weights move in the first round and in the last. */
const FIRST_RATE = 0.02;
const LAST_RATE = 0.002;

/** A man's mean worth in points, which fixes the scale. */
const MAN = 100;

interface Learner {
  readonly number: number;
  readonly weights: readonly number[];
  /** Running means of the changes and of their squares (Kingma and Ba 2015). */
  readonly means: readonly number[];
  readonly squares: readonly number[];
  readonly rounds: number;
}

type TdPool = Pool<TdTask, TdLesson>;

const results: Record<string, { readonly pointsPerDecade: number; readonly weights: readonly number[] }> = {};
for (const variant of VARIANTS) results[variant.name] = await trainVariant(variant);
const about =
  `Weights of the shape ${SHAPE} in points, phase by phase, and the lead that makes a win ten times as likely as a ` +
  `loss. Trained from scratch by tools/trainTd.ts: TD(lambda) with lambda ${LAMBDA} on the positions in which searches ` +
  `of ${TRAINING.depth} plies expect to end. ${LEARNERS} learners each played ${ROUNDS[0] * GAMES_PER_ROUND} games against random ` +
  `moves, ${ROUNDS[1] * GAMES_PER_ROUND} against themselves and ${ROUNDS[2] * GAMES_PER_ROUND} against the strongest of ` +
  `them; the strongest of all in games at depth ${CONTEST.depth} is kept.`;
const text = JSON.stringify({ about, shape: SHAPE, variants: results }, undefined, 2);
// Each list of numbers has its own line.
process.stdout.write(`${text.replaceAll(/\[[^[\]]*\]/g, (list) => list.replaceAll(/\s+/g, ' '))}\n`);

async function trainVariant({ name }: Variant): Promise<(typeof results)[string]> {
  const pool = threadPool<TdTask, TdLesson>(new URL('./trainTdWorker.ts', import.meta.url), availableParallelism());
  const study = (learners: readonly Learner[], trainer: Trainer, step: number): Promise<Learner[]> =>
    Promise.all(learners.map((learner) => learn(pool, name, learner, trainer, step)));
  const novices = await study(Array.from({ length: LEARNERS }, newLearner), 'random', 0);
  const players = await study(novices, 'itself', 1);
  const trainer = await strongest(pool, name, players);
  const graduates = await study(players, trainer.weights, 2);
  const best = await strongest(pool, name, [...players, ...graduates]);
  await pool.close();
  return inPoints(best.weights);
}

function newLearner(_: unknown, number: number): Learner {
  const zeros = Array.from({ length: weightCount(shapeNamed(SHAPE)) }, () => 0);
  return { number, weights: zeros, means: zeros, squares: zeros, rounds: 0 };
}

/** The rounds of one step. */
async function learn(
  pool: TdPool,
  variant: string,
  learner: Learner,
  trainer: Trainer,
  step: number,
): Promise<Learner> {
  let now = learner;
  for (let round = 0; round < ROUNDS[step]!; round++) {
    const { weights } = now;
    const lessons = await Promise.all(
      Array.from({ length: GAMES_PER_ROUND / TRAINING.games }, (_, index) =>
        pool.run({
          ...TRAINING,
          variant,
          weights,
          trainer,
          seed: [SEED, step, learner.number, round, index],
        }),
      ),
    );
    now = changed(now, lessons);
  }
  process.stderr.write(
    `${variant}, step ${step + 1} of ${ROUNDS.length}: learner ${learner.number + 1} has finished\n`,
  );
  return now;
}

/** The weights after a round: the mean change over its positions, with steps that adapt to each weight. */
function changed({ number, weights, means, squares, rounds }: Learner, lessons: readonly TdLesson[]): Learner {
  const positions = lessons.reduce((sum, lesson) => sum + lesson.positions, 0);
  const change = weights.map((_, index) => lessons.reduce((sum, lesson) => sum + lesson.change[index]!, 0) / positions);
  const nextMeans = means.map((mean, index) => 0.9 * mean + 0.1 * change[index]!);
  const nextSquares = squares.map((square, index) => 0.99 * square + 0.01 * change[index]! ** 2);
  const next = rounds + 1;
  const rate = FIRST_RATE + ((LAST_RATE - FIRST_RATE) * next) / ALL_ROUNDS;
  return {
    number,
    means: nextMeans,
    squares: nextSquares,
    rounds: next,
    weights: weights.map((weight, index) => {
      const mean = nextMeans[index]! / (1 - 0.9 ** next);
      const square = nextSquares[index]! / (1 - 0.99 ** next);
      return weight + (rate * mean) / (Math.sqrt(square) + 1e-8);
    }),
  };
}

/** The learner with the most points when all play each other. */
async function strongest(pool: TdPool, variant: string, learners: readonly Learner[]): Promise<Learner> {
  const points = learners.map(() => 0);
  const pairs = learners.flatMap((_, one) => learners.slice(one + 1).map((_other, more) => [one, one + 1 + more]));
  await Promise.all(
    pairs.map(async ([one, two], index) => {
      const lesson = await pool.run({
        ...CONTEST,
        variant,
        weights: learners[one!]!.weights,
        trainer: learners[two!]!.weights,
        seed: [SEED, ROUNDS.length, learners.length, index],
      });
      points[one!]! += lesson.points;
      points[two!]! += CONTEST.games - lesson.points;
    }),
  );
  const games = (learners.length - 1) * CONTEST.games;
  const shares = points.map((sum) => `${Math.round((100 * sum) / games)} %`);
  process.stderr.write(`${variant}: the learners score ${shares.join(', ')} against each other\n`);
  return learners[points.indexOf(Math.max(...points))]!;
}

/** Whole points, scaled so that a man is worth a man on average over the phases, and what a lead means. */
function inPoints(weights: readonly number[]): (typeof results)[string] {
  const { terms } = shapeNamed(SHAPE);
  const men = weights.filter((_, index) => terms[index % terms.length] === 'men');
  const scale = MAN / (men.reduce((sum, weight) => sum + Math.abs(weight), 0) / men.length);
  // tanh(x) is the expected result if a win is e^(2x) times as likely as a loss.
  return {
    pointsPerDecade: Math.round((scale * Math.log(10)) / 2),
    weights: weights.map((weight) => Math.round(scale * weight)),
  };
}
