/** The ladder of a game: rated strategies, the weakest first, on one scale. */

import type { VNode } from 'preact';
import type { StrategyCard } from '../../api/playerApi.ts';
import { RatingAxis, RatingBar } from './ratingBar.tsx';
import type { RatingScale } from './ratingScale.ts';
import { ratingScale } from './ratingScale.ts';
import { RatingWords } from './ratingWords.tsx';
import { describeRecord, ownRecordText, shortRecord } from './recordText.ts';
import { playAddress, strategyAddress } from './strategyAddress.ts';

export function Ladder({ cards }: { readonly cards: readonly StrategyCard[] }): VNode {
  const scale = ratingScale(cards.flatMap(({ rating }) => rating ?? []));
  return (
    <div class="ladder">
      <div class="rung rung-head" aria-hidden="true">
        <span />
        <RatingAxis scale={scale} />
        <span class="small quiet">People</span>
        <span />
      </div>
      <ol>
        {cards.map((card) => (
          <Rung key={card.player} card={card} scale={scale} />
        ))}
      </ol>
    </div>
  );
}

function Rung({ card, scale }: { readonly card: StrategyCard; readonly scale: RatingScale }): VNode {
  const { player, variant, title, rating, character, expression, record, yours } = card;
  return (
    <li class="rung">
      <div class="rung-name">
        <a href={strategyAddress(player, variant)}>{title}</a>
        {rating && (
          <span class="small">
            {' '}
            <RatingWords rating={rating} />
          </span>
        )}
        {character !== null && <p class="small">{character}</p>}
        {ownRecordText(yours) && <p class="small">{ownRecordText(yours)}</p>}
      </div>
      <div class="rung-rating">{rating && <RatingBar rating={rating} scale={scale} />}</div>
      <span class="rung-record small" title={describeRecord(record)}>
        <span class="hidden">Against people: </span>
        {shortRecord(record)}
      </span>
      <a class="button" href={playAddress(player, variant)}>
        Play<span class="hidden"> against {title}</span>
      </a>
      {expression !== null && (
        <code class="rung-expression quiet" title={expression}>
          {expression}
        </code>
      )}
    </li>
  );
}
