/** The strength of a strategy: its rating, tests and games against people, if there are any. */

import type { VNode } from 'preact';
import type { StrategyView } from '../../api/playerApi.ts';
import { formatNoun } from '../numberText.ts';
import { RatingAxis, RatingBar } from './ratingBar.tsx';
import { ratingScale } from './ratingScale.ts';
import { ratingText } from './ratingText.ts';
import { describeRecord, ownRecordText } from './recordText.ts';
import { TestTable } from './testTable.tsx';

export function Strength({ view: { rating, record, yours, tests } }: { readonly view: StrategyView }): VNode {
  return (
    <section>
      <h2>How strong it is</h2>
      {rating && <Rated rating={rating} />}
      {tests.length > 0 && <TestTable tests={tests} />}
      {!rating && tests.length === 0 && <p>It has not been tested yet.</p>}
      <p>{describeRecord(record)}</p>
      {ownRecordText(yours) && <p>{ownRecordText(yours)}.</p>}
    </section>
  );
}

function Rated({ rating }: { readonly rating: NonNullable<StrategyView['rating']> }): VNode {
  const scale = ratingScale([rating]);
  return (
    <figure class="figure rated">
      <figcaption>
        Rating {ratingText(rating)}, level {rating.level}, from {formatNoun(rating.games, 'game')}
      </figcaption>
      <RatingBar rating={rating} scale={scale} />
      <RatingAxis scale={scale} />
      <p class="small quiet">
        Elo above random moves in the same game, with the 95 % interval. The level applies to this ladder only; it is
        not a federation rating.
      </p>
    </figure>
  );
}
