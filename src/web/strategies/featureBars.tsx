/** Which features decide the moves of a strategy: a bar for each, and how one more changes the score. */

import type { VNode } from 'preact';
import type { StrategyView } from '../../api/playerApi.ts';

type FeatureUse = StrategyView['features'][number];

export function FeatureBars({ features, positions }: Pick<StrategyView, 'features' | 'positions'>): VNode {
  const [first] = features;
  return (
    <figure class="figure">
      <figcaption>{first && findingOf(first)}</figcaption>
      <ul class="feature-bars">
        {features.map((feature) => (
          <FeatureBar key={feature.name} feature={feature} />
        ))}
      </ul>
      <p class="small quiet">
        The percentage is the share of {positions} positions from games in which it would choose another move if no move
        changed the feature. The number after it is the average change in score for one more of the feature.
      </p>
    </figure>
  );
}

function findingOf({ phrase, decides }: FeatureUse): string {
  if (decides === 0) return 'No single feature decided a move.';
  return `What decides most: ${phrase}`;
}

function FeatureBar({ feature: { name, phrase, decides, effect } }: { readonly feature: FeatureUse }): VNode {
  const share = `${(100 * decides).toFixed(decides > 0 && decides < 0.0995 ? 1 : 0)} %`;
  return (
    <li>
      <span class="feature-name">
        <code>{name}</code> <span class="small quiet">{phrase}</span>
      </span>
      <svg class="feature-bar" aria-hidden="true">
        <rect class="whole" width="100%" height="100%" />
        <rect class="part" width={`${100 * decides}%`} height="100%" />
      </svg>
      <span class="feature-share">
        <span class="hidden">decides </span>
        {share}
      </span>
      <span class="feature-effect small quiet">{effect}</span>
    </li>
  );
}
