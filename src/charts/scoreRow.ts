/** How somebody fared against an opponent: the share of points with the interval in which it is by 95 %. */

import { hundredth } from './curvePoint.ts';

export interface ScoreRow {
  readonly opponent: string;
  readonly games: number;
  readonly points: number;
  readonly low: number;
  readonly high: number;
}

/** `74 (70-78)`, in points of a hundred. */
export function formatInterval({ points, low, high }: Omit<ScoreRow, 'opponent' | 'games'>): string {
  return `${hundredth(points)} (${hundredth(low)}-${hundredth(high)})`;
}
