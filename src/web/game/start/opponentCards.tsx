/** Strategies to play against, one chosen by a click: name, rating, character. */

import type { VNode } from 'preact';
import type { StrategyCard } from '../../../api/playerApi.ts';
import { RatingBar } from '../../strategies/ratingBar.tsx';
import { ratingScale } from '../../strategies/ratingScale.ts';
import { ratingText } from '../../strategies/ratingText.ts';

interface OpponentCardsProps {
  readonly strategies: readonly StrategyCard[];
  readonly chosen: string | undefined;
  readonly onChoose: (spec: string) => void;
}

export function OpponentCards({ strategies, chosen, onChoose }: OpponentCardsProps): VNode {
  const scale = ratingScale(strategies.flatMap(({ rating }) => rating ?? []));
  return (
    <div class="opponent-cards">
      {strategies.map((one) => (
        <label class="opponent-card" key={one.player}>
          <input
            type="radio"
            name="opponent"
            value={one.player}
            checked={one.player === chosen}
            onChange={() => onChoose(one.player)}
          />
          <span class="card-name">{one.title}</span>
          {one.rating && (
            <span class="card-rating quiet">
              <RatingBar rating={one.rating} scale={scale} />
              <span class="card-number">{ratingText(one.rating)}</span>
            </span>
          )}
          {one.character !== null && <span class="card-character quiet">{one.character}</span>}
        </label>
      ))}
    </div>
  );
}
