/** A rating and its interval on a shared scale, and the axis of that scale. Screen readers use the number beside it. */

import type { VNode } from 'preact';
import type { RatingScale } from './ratingScale.ts';
import { placeOn } from './ratingScale.ts';
import type { Rating } from './ratingText.ts';

interface RatingBarProps {
  readonly rating: Rating;
  readonly scale: RatingScale;
}

export function RatingBar({ rating, scale }: RatingBarProps): VNode {
  const at = (value: number): string => `${placeOn(scale, value).toFixed(2)}%`;
  return (
    <svg class="rating-bar" aria-hidden="true">
      {scale.ticks.map((tick) => (
        <line key={tick} class="tick" x1={at(tick)} x2={at(tick)} y1="0" y2="100%" />
      ))}
      <line class="stem" x1={at(0)} x2={at(rating.rating)} y1="50%" y2="50%" />
      <line class="range" x1={at(rating.low)} x2={at(rating.high)} y1="50%" y2="50%" />
      <circle cx={at(rating.rating)} cy="50%" r="4.5" />
    </svg>
  );
}

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
