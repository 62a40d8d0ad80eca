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
import { POINTS_PER_DECADE, chanceFromPoints } from '../search/chance.ts';
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

/** The Brier skill score: 1 less the mean squared error of the forecasts, in units of the variance of the results. */
export function skillOf(text: string, { black, white, kings, turn, points }: Lessons, variant: Variant): number {
  const evaluation = createEvaluation(text, variant);
  const { pointsPerDecade = POINTS_PER_DECADE } = evaluation;
  const evaluators = evaluatorsBySide(evaluation, (evaluate) => evaluate);
  let [sum, squares, errors] = [0, 0, 0];
  for (let index = 0; index < points.length; index++) {
    const isBlack = turn[index] === BLACK;
    const lead = isBlack
      ? evaluators[BLACK](black[index]!, white[index]!, kings[index]!, BLACK)
      : -evaluators[WHITE](white[index]!, black[index]!, kings[index]!, WHITE);
    errors += (chanceFromPoints(lead, pointsPerDecade) - points[index]!) ** 2;
    sum += points[index]!;
    squares += points[index]! ** 2;
  }
  const variance = squares - sum ** 2 / points.length;
  return variance > 0 ? 1 - errors / variance : 0;
}

/** The positions of two lists of games. */
function lessonsIn(lists: readonly [readonly string[], readonly string[]], variant: Variant): [Lessons, Lessons] {
  const keyOf = (text: string): string => `${variant.name} ${text}`;
  const found = new Map(
    lists.flat().map((text) => [keyOf(text), replayed.get(keyOf(text)) ?? lessonsOf(text, variant)]),
  );
  replayed = found;
  const [games, exam] = lists.map((texts) => joinLessons(texts.map((text) => found.get(keyOf(text))!)));
  return [games!, exam!];
}

/** The games of the last task: replaying them takes long, and the next task has most of them again. */
let replayed: ReadonlyMap<string, Lessons> = new Map();
