/** Strategies to play against, one chosen by a click: name, rating, character. */

import type { VNode } from 'preact';
import type { StrategyCard } from '../../api/playerApi.ts';
import { RatingBar } from './ratingBar.tsx';
import { ratingText } from './ratingText.ts';

interface OpponentCardsProps {
  readonly strategies: readonly StrategyCard[];
  readonly chosen: string | undefined;
  readonly onChoose: (spec: string) => void;
}

export function OpponentCards({ strategies, chosen, onChoose }: OpponentCardsProps): VNode {
  const ratings = strategies.flatMap(({ rating }) => rating ?? []);
  const least = Math.min(0, ...ratings.map(({ low }) => low));
  const most = Math.max(1, ...ratings.map(({ high }) => high));
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
              <RatingBar rating={one.rating} least={least} most={most} />
              <span class="card-number">{ratingText(one.rating)}</span>
            </span>
          )}
          {one.character !== null && <span class="card-character quiet">{one.character}</span>}
        </label>
      ))}
    </div>
  );
}
