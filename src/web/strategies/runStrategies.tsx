/** What the runs in the store have bred, as a list: unrated, but every one of them can be played. */

import type { VNode } from 'preact';
import type { StrategyCard } from '../../api/playerApi.ts';
import { formatNoun } from '../numberText.ts';
import { Empty } from '../parts/notice.tsx';
import { describeRecord, shortRecord } from './recordText.ts';
import { playAddress, strategyAddress } from './strategyAddress.ts';

/** The older ones are shown only to who asks. */
const FEW = 8;

export function RunStrategies({ cards }: { readonly cards: readonly StrategyCard[] }): VNode {
  if (cards.length === 0) {
    return (
      <Empty>
        <p>
          When a run of this game has a generation, its best strategy is here to be played.{' '}
          <a href="/runs/new">Start a run</a>
        </p>
      </Empty>
    );
  }
  const older = cards.slice(FEW);
  return (
    <>
      <CardList cards={cards.slice(0, FEW)} />
      {older.length > 0 && (
        <details>
          <summary>{formatNoun(older.length, 'older one')}</summary>
          <CardList cards={older} />
        </details>
      )}
    </>
  );
}

function CardList({ cards }: { readonly cards: readonly StrategyCard[] }): VNode {
  return (
    <ul class="run-strategies">
      {cards.map((card) => (
        <RunStrategy key={card.player} card={card} />
      ))}
    </ul>
  );
}

function RunStrategy({ card }: { readonly card: StrategyCard }): VNode {
  const { player, variant, title, expression, record } = card;
  return (
    <li>
      <div>
        <a href={strategyAddress(player, variant)}>{title}</a>
        <code class="rung-expression quiet" title={expression}>
          {expression}
        </code>
      </div>
      <span class="small" title={describeRecord(record)}>
        <span class="hidden">Against people: </span>
        {shortRecord(record)}
      </span>
      <a class="button" href={playAddress(player, variant)}>
        Play<span class="hidden"> against {title}</span>
      </a>
    </li>
  );
}
