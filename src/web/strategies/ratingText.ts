/** A rating with its interval, as in "1210 (1170 to 1250)". */

export interface Rating {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

export function ratingText({ rating, low, high }: Rating): string {
  return `${Math.round(rating)} (${Math.round(low)} to ${Math.round(high)})`;
}
