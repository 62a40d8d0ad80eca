/** Where a strategy comes from: its run, and its line from the first ancestor to itself. */

import type { VNode } from 'preact';
import type { StrategyView } from '../../api/playerApi.ts';

type OriginView = NonNullable<StrategyView['origin']>;

/** More than that are shown only to who asks. */
const FEW = 4;

export function Origin({ origin }: { readonly origin: OriginView }): VNode {
  const { run, sentence, ancestry } = origin;
  const line = ancestry.toReversed();
  return (
    <section>
      <h2>Where it came from</h2>
      <p>
        {sentence} {run !== null && <a href={`/runs/${run}`}>See run {run}</a>}
      </p>
      {line.length > FEW ? (
        <details>
          <summary>
            {/* Of champions of the house only the latest ancestors are kept. */}
            {run === null
              ? `Its latest ${line.length - 1} ancestors, and itself`
              : `Its line of ${line.length}, from the first ancestor to itself`}
          </summary>
          <Line line={line} />
        </details>
      ) : (
        line.length > 0 && <Line line={line} />
      )}
    </section>
  );
}

function Line({ line }: { readonly line: OriginView['ancestry'] }): VNode {
  return (
    <ol class="ancestry">
      {line.map(({ generation, text, fitness }, index) => (
        <li key={index}>
          <span class="small quiet">
            Generation {generation}
            {fitness !== null && `, fitness ${(100 * fitness).toFixed(1)}`}
          </span>
          <code>{text === '' ? 'no valid expression' : text}</code>
        </li>
      ))}
    </ol>
  );
}
