/** Targets, set before the runs: how near numbers of the thesis must be, and how strong champions. */

import type { Target } from '../target.ts';
import type { Evidence, StudiedRun } from './evidence.ts';
import { runsOf } from '../bySeed.ts';
import { fitOfNodes, minimaxRatio, treesOf } from './chapterFour.ts';
import { ISLANDS, SINGLE } from './design.ts';
import { PUBLISHED } from './published.ts';

/** The games whose search trees decide; those of random weights are only shown beside them. */
const DECIDING = 'known evaluations';

const MOST_EXPONENT_ERROR = 0.2;
const MOST_FACTOR = 1.3;
const RATIO_LIMITS = [7, 15] as const;
const LEAST_RISE = 0.3;

export interface ThesisTarget extends Target {
  /** Numbers that the thesis gives or describes, or how strong champions are. */
  readonly about: 'numbers' | 'strength';
}

export function paperTargets(evidence: Evidence): ThesisTarget[] {
  const trees = treesOf(evidence.trees, DECIDING);
  const { a, b } = fitOfNodes(trees);
  const ratio = minimaxRatio(trees);
  const [least, most] = RATIO_LIMITS;
  const isWithin = (value: number): boolean => value >= least && value <= most;
  return [
    {
      about: 'numbers',
      target: `nodes by depth: the exponent is ${PUBLISHED.nodes.b} ± ${MOST_EXPONENT_ERROR}`,
      measured: b.toFixed(2),
      isMet: Math.abs(b - PUBLISHED.nodes.b) <= MOST_EXPONENT_ERROR,
    },
    {
      about: 'numbers',
      target: `nodes by depth: the factor is within ${MOST_FACTOR} times of ${PUBLISHED.nodes.a}`,
      measured: a.toFixed(1),
      isMet: Math.max(a / PUBLISHED.nodes.a, PUBLISHED.nodes.a / a) <= MOST_FACTOR,
    },
    {
      about: 'numbers',
      target: `minimax visits ${least} to ${most} times as many nodes as alpha-beta, in a typical position (median)`,
      measured: ratio.median.toFixed(1),
      isMet: isWithin(ratio.median),
    },
    {
      about: 'numbers',
      target: `the same in all positions together`,
      measured: ratio.total.toFixed(1),
      isMet: isWithin(ratio.total),
    },
    ...runsOf(evidence, SINGLE).map(similarityTarget),
    ...[SINGLE, ISLANDS].flatMap((name) => runsOf(evidence, name).map(strengthTarget)),
  ];
}

/** The generation until which similarity rises quickly, or the last. */
export function riseEnd({ course }: Pick<StudiedRun, 'course'>): number {
  return Math.min(PUBLISHED.similarity.riseUntil, course.similarity.length - 1);
}

function similarityTarget(run: StudiedRun): ThesisTarget {
  const { similarity } = run.course;
  const end = riseEnd(run);
  const rise = similarity[end]! - similarity[0]!;
  const top = Math.max(...similarity);
  return {
    about: 'numbers',
    target: `similarity of run ${run.id}: rises by more than 30 percentage points in ${end} generations, stays below 100 %`,
    measured: `${(100 * rise).toFixed(1)} points, at most ${(100 * top).toFixed(1)} %`,
    isMet: rise > LEAST_RISE && top < 1,
  };
}

function strengthTarget({ id, condition, material }: StudiedRun): ThesisTarget {
  const { value, low, high } = material.points!;
  return {
    about: 'strength',
    target: `the champion of run ${id} (${condition}) beats material at depth 4`,
    measured: `${(100 * value).toFixed(1)} % (${(100 * low).toFixed(1)}-${(100 * high).toFixed(1)})`,
    isMet: low > 0.5,
  };
}
