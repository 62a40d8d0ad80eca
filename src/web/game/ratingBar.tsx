/** A rating and its interval on the scale of the whole ladder, to see at a glance who is how strong. */

import type { VNode } from 'preact';

interface Rating {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

interface RatingBarProps {
  readonly rating: Rating;
  /** The ends of the scale. */
  readonly least: number;
  readonly most: number;
}

export function RatingBar({ rating, least, most }: RatingBarProps): VNode {
  const x = (value: number): number => (100 * (value - least)) / Math.max(1, most - least);
  return (
    <svg class="rating-bar" viewBox="-4 0 108 10" preserveAspectRatio="none" aria-hidden="true">
      <path class="rating-scale" d="M0 5H100" />
      <path class="rating-part" d={`M0 5H${x(rating.rating)}`} />
      <path class="rating-interval" d={`M${x(rating.low)} 5H${x(rating.high)}`} />
    </svg>
  );
}
