/** Strategies evolved by the runs in the store. They are not rated, but you can play them all. */

import type { VNode } from 'preact';
import type { StrategyCard } from '../../api/playerApi.ts';
import { formatNoun } from '../numberText.ts';
import { Empty } from '../parts/notice.tsx';
import { describeRecord, shortRecord } from './recordText.ts';
import { playAddress, strategyAddress } from './strategyAddress.ts';

/** Older ones are folded. */
const FEW = 8;

export function RunStrategies({ cards }: { readonly cards: readonly StrategyCard[] }): VNode {
  if (cards.length === 0) {
    return (
      <Empty>
        <p>
          The best strategy of each run of this game appears here after its first generation.{' '}
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
        <code class="rung-expression quiet" title={expression ?? undefined}>
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
