/** A common scale for several ratings, from random play or below to above the strongest. */

export interface RatingScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

interface RatedRange {
  readonly low: number;
  readonly high: number;
}

const MOST_STEPS = 8;

export function ratingScale(ratings: readonly RatedRange[]): RatingScale {
  const least = Math.min(0, ...ratings.map(({ low }) => low));
  const most = Math.max(100, ...ratings.map(({ high }) => high));
  const step = STEPS.find((size) => (most - least) / size <= MOST_STEPS) ?? STEPS.at(-1)!;
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** The place of a rating on the scale, from 0 to 100. */
export function placeOn({ low, high }: RatingScale, rating: number): number {
  return (100 * (rating - low)) / (high - low);
}

const STEPS = [50, 100, 200, 500, 1000];
