/** The best strategy of a run: the best so far, or the champion at the end. */

import type { VNode } from 'preact';
import type { RunView } from '../../api/runApi.ts';
import { capital } from '../../base/capital.ts';
import { testFinding } from '../../charts/findings.ts';
import { fitnessWords, sizeText } from '../../charts/fitnessWords.ts';
import { formatNoun } from '../numberText.ts';
import { Chart } from '../parts/chart.tsx';
import { choiceSentence } from './runText.ts';

export function RunBest({ run }: { readonly run: RunView }): VNode {
  const { id, variant, champion, curve, sentences } = run;
  const last = curve.at(-1);
  const { told } = fitnessWords(last?.unit);
  const expression = champion?.expression ?? run.expression ?? undefined;
  const title = champion ? 'The champion' : 'The best so far';
  return (
    <section class={champion || run.seesPieces ? 'run-best' : 'run-best growing'}>
      <h2>{title}</h2>
      {expression === undefined ? (
        <p class="quiet">It appears here after the first generation.</p>
      ) : (
        <>
          <pre class="expression" tabIndex={0} role="region" aria-label={`Expression: ${title.toLowerCase()}`}>
            {expression}
          </pre>
          {champion?.remarks.map((remark) => (
            <p key={remark} class="run-remark">
              {remark}
            </p>
          ))}
          {(champion?.sentences ?? sentences).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {champion ? (
            <p>{choiceSentence(champion)}</p>
          ) : (
            last && (
              <p class="quiet">
                {capital(told(last.best, 1))} in generation {last.number}, with {sizeText(last.bestSize, last.sizeNoun)}
                .
              </p>
            )
          )}
          <p>
            <a href={`/strategy?player=run:${id}&variant=${variant}`}>
              {run.seesPieces
                ? 'See which formations it likes, and what it is made of'
                : 'See its parts, and which features decide its moves'}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

/** The result of the champion's test. */
export function RunTest({ run: { tests } }: { readonly run: RunView }): VNode | null {
  if (tests.length === 0) return null;
  const games = new Set(tests.map((test) => test.games));
  return (
    <section class="run-test">
      <h2>Its test</h2>
      <Chart
        finding={testFinding(tests)}
        stamp={JSON.stringify(tests)}
        load={async () => {
          const { testChart } = await import('../../charts/testChart.ts');
          return (frame) => testChart(frame, tests);
        }}
      />
      <p class="quiet small">
        Percentage of the points with 95 % intervals in brackets. A draw is half a point.
        {games.size === 1 && ` ${formatNoun([...games][0]!, 'game')} against each.`}
      </p>
    </section>
  );
}
