/** A score against an opponent: the share of points with its 95 % interval. */

import { hundredth } from './curvePoint.ts';

export interface ScoreRow {
  readonly opponent: string;
  readonly games: number;
  readonly points: number;
  readonly low: number;
  readonly high: number;
}

/** `74 % (70-78)`. */
export function formatInterval({ points, low, high }: Omit<ScoreRow, 'opponent' | 'games'>): string {
  return `${hundredth(points)} % (${hundredth(low)}-${hundredth(high)})`;
}
