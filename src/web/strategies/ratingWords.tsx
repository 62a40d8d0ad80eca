/** A rating with its level word, as in "club, 943 (905 to 981)". */

import type { VNode } from 'preact';
import type { StrategyCard } from '../../api/playerApi.ts';
import { ratingText } from './ratingText.ts';

type Rated = Omit<NonNullable<StrategyCard['rating']>, 'games'>;

const SCALE =
  'Elo above random moves in this game, with its 95 % interval. The level applies to this ladder only; it is not a federation rating.';

export function RatingWords({ rating }: { readonly rating: Rated }): VNode {
  return (
    <span class="rating-words" title={SCALE}>
      <span class="level">{rating.level}</span> <span class="quiet">{ratingText(rating)}</span>
    </span>
  );
}
