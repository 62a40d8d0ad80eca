/** How important the terms are in each stage: the ranks of their mean weights, by absolute value. */

import { mean } from '../../stats/spread.ts';
import type { Course, StageWeights } from './course.ts';
import type { Stage, Term } from './terms.ts';
import { TERMS, termIndex } from './terms.ts';
import type { Count } from '../verdictRules.ts';

/** Among the first two of the nine. */
const MOST_DOMINANT = 2;
/** Among the last three. */
const FEWEST_LOW = 7;

/** The rank of a term in a stage of the last generation: 1 for the greatest absolute weight. */
export function rankOf({ weights }: Pick<Course, 'weights'>, term: Term, stage: Stage): number {
  const sizes = weights.at(-1)![stage - 1]!.map(Math.abs);
  const own = sizes[termIndex(term)]!;
  return 1 + sizes.filter((size) => size > own).length;
}

/** In how many runs a term is dominant. */
export function dominantRuns(courses: readonly Course[], term: Term, stage: Stage): Count {
  return countRuns(courses, (course) => rankOf(course, term, stage) <= MOST_DOMINANT);
}

/** In how many runs its weight is very low. */
export function lowRuns(courses: readonly Course[], term: Term, stage: Stage): Count {
  return countRuns(courses, (course) => rankOf(course, term, stage) >= FEWEST_LOW);
}

/** By how many ranks a term is better in stages 1 and 2 than in stages 3 and 4. */
export function earlyLead(course: Course, term: Term): number {
  const late = mean(([3, 4] as const).map((stage) => rankOf(course, term, stage)));
  return late - mean(([1, 2] as const).map((stage) => rankOf(course, term, stage)));
}

/** By how much more the mean weights of stage 2 change in a generation than those of the other stages, on average. */
export function excessChange({ weights }: Pick<Course, 'weights'>): number {
  const half = weights.slice(Math.floor(weights.length / 2));
  const changes = ([1, 2, 3, 4] as const).map((stage) => meanChange(half, stage));
  const [first, second, third, fourth] = changes as [number, number, number, number];
  return second - mean([first, third, fourth]);
}

/** The mean absolute change of the nine mean weights of a stage from one generation to the next. */
export function meanChange(weights: readonly StageWeights[], stage: Stage): number {
  const steps = weights.slice(1).map((after, index) => {
    const before = weights[index]![stage - 1]!;
    return mean(TERMS.map((_, term) => Math.abs(after[stage - 1]![term]! - before[term]!)));
  });
  return steps.length === 0 ? 0 : mean(steps);
}

function countRuns(courses: readonly Course[], isShown: (course: Course) => boolean): Count {
  return { count: courses.filter(isShown).length, runs: courses.length };
}
