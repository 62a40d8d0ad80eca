/** The origin of a strategy: its run, and its ancestors. */

import type { VNode } from 'preact';
import type { StrategyView } from '../../api/playerApi.ts';
import { fitnessWords } from '../../charts/fitnessWords.ts';
import { AncestorLine } from '../runs/family/ancestorLine.tsx';

type OriginView = NonNullable<StrategyView['origin']>;

export function Origin({ origin }: { readonly origin: OriginView }): VNode {
  const { run, unit, sentence, ancestry } = origin;
  return (
    <section>
      <h2>Where it came from</h2>
      <p>
        {sentence} {run !== null && <a href={`/runs/${run}`}>See run {run}</a>}
      </p>
      {ancestry.length > 1 && (
        <p>
          {/* Only the latest ancestors of bundled champions are stored. */}
          {run === null ? 'Its latest ancestors, and itself:' : 'Its ancestors, from the first to itself:'}
        </p>
      )}
      <AncestorLine line={ancestry} fitnessText={(fitness) => `${fitnessWords(unit).told(fitness, 1)} in training`} />
    </section>
  );
}
