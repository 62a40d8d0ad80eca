/**
 * A lesson: an evaluation learns from games, and then forecasts the results of other games. A task is plain data and
 * contains everything that the answer depends on, so that any thread can do it.
 */

import { createRng } from '../base/rng.ts';
import type { Lessons } from '../evaluators/lessons.ts';
import { joinLessons } from '../evaluators/lessons.ts';
import { createEvaluation, evaluatorsBySide, teachEvaluation } from '../evaluators/evaluators.ts';
import type { Pool } from '../pools/pool.ts';
import { BLACK, WHITE } from '../rules/side.ts';
import type { Variant } from '../rules/variant.ts';
import { variantNamed } from '../rules/variant.ts';
import { chanceFromPoints } from '../search/chance.ts';
import { lessonsOf } from './gamesText.ts';

export interface LearningTask {
  readonly variant: string;
  readonly pupils: readonly Pupil[];
  /** Games to learn from, as text. */
  readonly games: readonly string[];
  readonly passes: number;
  readonly rate: number;
  /** Games to forecast. */
  readonly exam: readonly string[];
}

interface Pupil {
  readonly evaluation: string;
  /** The random stream of its lessons. */
  readonly path: readonly [number, ...number[]];
}

export interface Learnt {
  readonly evaluation: string;
  /** The share of the variance of results that its forecasts explain; below 0 for one worse than no forecast. */
  readonly skill: number;
}

export type LearningPool = Pool<LearningTask, readonly Learnt[]>;

export function teachAndExamine({ variant: name, pupils, games, passes, rate, exam }: LearningTask): Learnt[] {
  const variant = variantNamed(name);
  const [lessons, questions] = lessonsIn([games, exam], variant);
  return pupils.map(({ evaluation: before, path }) => {
    const canLearn = games.length > 0 && passes > 0;
    const evaluation = canLearn
      ? teachEvaluation(before, variant, { lessons, passes, rate, rng: createRng(...path) })
      : before;
    return { evaluation, skill: skillOf(evaluation, questions, variant) };
  });
}

/**
 * The Brier skill score: 1 less the mean squared error of the forecasts, in units of the variance of the results. An
 * evaluation that does not say what its points mean forecasts on the scale that suits these results best.
 */
export function skillOf(text: string, { black, white, kings, turn, points }: Lessons, variant: Variant): number {
  const evaluation = createEvaluation(text, variant);
  const evaluators = evaluatorsBySide(evaluation, (evaluate) => evaluate);
  const leads = Float64Array.from(points, (_, index) =>
    turn[index] === BLACK
      ? evaluators[BLACK](black[index]!, white[index]!, kings[index]!, BLACK)
      : -evaluators[WHITE](white[index]!, black[index]!, kings[index]!, WHITE),
  );
  const pointsPerDecade = evaluation.pointsPerDecade ?? Math.LN10 / bestSlope(leads, points);
  let [sum, squares, errors] = [0, 0, 0];
  for (let index = 0; index < points.length; index++) {
    errors += (chanceFromPoints(leads[index]!, pointsPerDecade) - points[index]!) ** 2;
    sum += points[index]!;
    squares += points[index]! ** 2;
  }
  const variance = squares - sum ** 2 / points.length;
  return variance > 0 ? 1 - errors / variance : 0;
}

/** Logits per point by logistic regression, and hardly any if leads lead to losses. */
function bestSlope(leads: Float64Array, points: Float32Array): number {
  let slope = LEAST_SLOPE;
  for (let step = 0; step < SLOPE_STEPS; step++) {
    let [pull, bend] = [0, 0];
    for (let index = 0; index < points.length; index++) {
      const chance = 1 / (1 + Math.exp(-slope * leads[index]!));
      pull += leads[index]! * (points[index]! - chance);
      bend += leads[index]! ** 2 * chance * (1 - chance);
    }
    if (bend === 0) return slope;
    slope = Math.max(LEAST_SLOPE, slope + pull / bend);
  }
  return slope;
}

const LEAST_SLOPE = 1e-9;
const SLOPE_STEPS = 8;

/** The positions of two lists of games. */
function lessonsIn(lists: readonly [readonly string[], readonly string[]], variant: Variant): [Lessons, Lessons] {
  const [games, exam] = lists.map((texts) => joinedOf(texts.map((text) => replayed(text, variant))));
  return [games!, exam!];
}

/** The positions of games. Replaying them takes long, and the next task has most of them again. */
function replayed(text: string, variant: Variant): Lessons {
  const key = `${variant.name} ${text}`;
  const lessons = known.get(key) ?? lessonsOf(text, variant);
  // The last used are at the end, and the first are forgotten.
  known.delete(key);
  known.set(key, lessons);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!);
  return lessons;
}

const MOST_KNOWN = 2000;
const known = new Map<string, Lessons>();

/** Joined lessons are kept, because evaluations remember what they compute of them. */
function joinedOf(parts: readonly Lessons[]): Lessons {
  const isSame = (one: readonly Lessons[]): boolean =>
    one.length === parts.length && one.every((part, index) => part === parts[index]);
  const found = joined.find((one) => isSame(one.parts)) ?? { parts, lessons: joinLessons(parts) };
  joined = [found, ...joined.filter((one) => one !== found)].slice(0, 2);
  return found.lessons;
}

let joined: readonly { readonly parts: readonly Lessons[]; readonly lessons: Lessons }[] = [];
