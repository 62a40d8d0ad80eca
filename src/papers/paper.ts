/**
 * A published work that can be repeated: the plan of its runs, what it published, and a report that compares both. A
 * new one is a folder with these three and a line in `papers.ts`.
 */

import type { GamePool } from '../arena/encounters.ts';
import type { Report } from '../documents/document.ts';
import type { Plan } from '../experiments/plan.ts';
import type { Store } from '../store/store.ts';

const SCALES = ['full', 'standard', 'quick'] as const;

/**
 * Full is the size of the paper or more; standard gives meaningful numbers if full takes many hours; quick checks
 * within a minute that everything works.
 */
export type Scale = (typeof SCALES)[number];

/** A part of the measurements, such as a match. Several may run at the same time; they share the threads for games. */
export type Piece = (games: GamePool) => void | Promise<void>;

export interface Paper {
  readonly name: string;
  /** In a few words. */
  readonly title: string;
  /** Author, title, year. */
  readonly source: string;
  /** What each of its scales costs on two cores, in words. */
  readonly cost: Readonly<Partial<Record<Scale, string>>>;
  /** Its runs; undefined for a work with only matches or counts. */
  plan?(scale: Scale): Plan;
  /** What is still to be measured after all runs have finished. Each piece is stored when it is done. */
  measurements(store: Store, runs: readonly number[], scale: Scale): readonly Piece[];
  /** The stored results beside the published ones. The runs are those of the plan, in its order. */
  report(store: Store, runs: readonly number[]): Report;
}

/** The scales that a paper has, the largest first. */
export function scalesOf({ cost }: Paper): Scale[] {
  return SCALES.filter((scale) => cost[scale] !== undefined);
}

/** Standard, or full for a paper without it. */
export function defaultScale(paper: Paper): Scale {
  return scalesOf(paper).includes('standard') ? 'standard' : 'full';
}

/** The name of its plan and of its folder of results; that of the default scale is the name of the paper. */
export function scaledName(paper: Paper, scale: Scale): string {
  return scale === defaultScale(paper) ? paper.name : `${paper.name}-${scale}`;
}
