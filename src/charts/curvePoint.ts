/** A generation as charts and findings see it. Fitness and diversity are shares of one, sizes count nodes. */

export interface CurvePoint {
  readonly number: number;
  readonly best: number;
  readonly mean: number;
  readonly deviation: number;
  readonly bestSize: number;
  readonly meanSize: number;
  readonly diversity: number;
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

/** Points of a hundred, as people count them. */
export function hundredth(share: number): number {
  return Math.round(100 * share);
}
