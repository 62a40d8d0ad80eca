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

/** The curve of one of several runs. */
export interface CurveSeries {
  /** Short, since it stands at the end of the line: run 12. */
  readonly label: string;
  readonly points: readonly CurvePoint[];
}

/** Points of a hundred, as people count them. */
export function hundredth(share: number): number {
  return Math.round(100 * share);
}
