/** A rating with its interval as a bar on a scale that others share, and the axis of that scale. */

import type { VNode } from 'preact';
import type { RatingScale } from './ratingScale.ts';
import { placeOn } from './ratingScale.ts';

interface Rating {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

interface RatingBarProps {
  readonly rating: Rating;
  readonly scale: RatingScale;
}

export function RatingBar({ rating, scale }: RatingBarProps): VNode {
  const at = (value: number): string => `${placeOn(scale, value).toFixed(2)}%`;
  return (
    <svg class="rating-bar" role="img" aria-label={ratingText(rating)}>
      {scale.ticks.map((tick) => (
        <line key={tick} class="tick" x1={at(tick)} x2={at(tick)} y1="0" y2="100%" />
      ))}
      <line class="range" x1={at(rating.low)} x2={at(rating.high)} y1="50%" y2="50%" />
      <circle cx={at(rating.rating)} cy="50%" r="4.5" />
    </svg>
  );
}

/** The numbers of the scale; read out with each bar, so not once more here. */
export function RatingAxis({ scale }: { readonly scale: RatingScale }): VNode {
  return (
    <svg class="rating-axis" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <text key={tick} x={`${placeOn(scale, tick).toFixed(2)}%`} y="14" text-anchor="middle">
          {tick}
        </text>
      ))}
    </svg>
  );
}

/** `Rating 812 (780 to 845)`. */
function ratingText({ rating, low, high }: Rating): string {
  return `Rating ${Math.round(rating)}, 95 % interval ${formatRange({ low, high })}`;
}

export function formatRange({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${Math.round(low)} to ${Math.round(high)}`;
}
