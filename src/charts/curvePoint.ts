/** A generation as charts and findings use it. */

import type { FitnessUnit } from '../base/fitnessUnit.ts';

export interface CurvePoint {
  readonly number: number;
  /** The unit of fitness; a share by default. */
  readonly unit?: FitnessUnit | undefined;
  readonly best: number;
  readonly mean: number;
  readonly deviation: number;
  /** What sizes count; nodes by default. */
  readonly sizeNoun?: string | undefined;
  readonly bestSize: number;
  readonly meanSize: number;
  /** A share. */
  readonly diversity: number;
  /** Other numbers, by name. */
  readonly traits?: Readonly<Record<string, number>> | undefined;
  /** The same numbers for each island, if there are several. Numbers that share a chart may be left out. */
  readonly islands?: readonly Readonly<Record<string, number>>[] | undefined;
}

/** One number of a generation. */
export interface LinePoint {
  readonly generation: number;
  readonly value: number;
}

/** One number of all generations. */
export function linePoints(points: readonly CurvePoint[], value: (point: CurvePoint) => number): LinePoint[] {
  return points.map((point) => ({ generation: point.number, value: value(point) }));
}

/** A share as a whole percentage. */
export function hundredth(share: number): number {
  return Math.round(100 * share);
}
