/**
 * A published work that can be repeated: the plan of its runs, what it published, and a report that puts both side by
 * side. A new one is a folder with these three and a line in `papers.ts`.
 */

import type { Report } from '../documents/document.ts';
import type { Plan } from '../experiments/plan.ts';
import type { Store } from '../store/store.ts';

export const SCALES = ['full', 'quick'] as const;

/** Full is for numbers that mean something, quick to see in a minute that all of it works. */
export type Scale = (typeof SCALES)[number];

/** A part of what is measured, such as a match. Several may be under way at once. */
export type Piece = () => void | Promise<void>;

export interface Paper {
  readonly name: string;
  /** In a few words. */
  readonly title: string;
  /** Author, title, year. */
  readonly source: string;
  /** What it costs on two cores, in words. */
  readonly cost: Readonly<Record<Scale, string>>;
  /** Its runs; left out by a work that has none, only matches or counts. */
  plan?(scale: Scale): Plan;
  /** What is still to be measured when all runs are finished. Each piece is stored when it is done. */
  measurements(store: Store, runs: readonly number[], scale: Scale): readonly Piece[];
  /** What the store has of it, beside what was published. Runs are those of the plan, in its order. */
  report(store: Store, runs: readonly number[]): Report;
}
