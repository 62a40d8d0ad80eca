/** The results of a study: findings, charts, a table and the remarks of participants. */

import type { VNode } from 'preact';
import type { StudyView } from '../../api/studyApi.ts';
import { unbroken } from '../../base/numberText.ts';
import { Chart } from '../parts/chart.tsx';
import { Empty } from '../parts/notice.tsx';
import { ResultTable } from './resultTable.tsx';
import { ratingFinding, winFinding } from './studyText.ts';

export function StudyResultsPart({ study }: { readonly study: StudyView }): VNode {
  const { results, findings, remarks, finished } = study;
  if (finished === 0) {
    return (
      <Empty>
        <p>
          Results appear here after the first game: how often each opponent won, how it was rated, and whether the
          difference is more than chance.
        </p>
      </Empty>
    );
  }
  return (
    <>
      <section class="study-section" aria-labelledby="findings-heading">
        <h2 id="findings-heading">Findings</h2>
        <ul class="findings">
          {findings.map((finding) => (
            <li key={finding}>{unbroken(finding)}</li>
          ))}
        </ul>
      </section>
      <StudyPlots results={results} />
      <section class="study-section" aria-labelledby="results-heading">
        <h2 id="results-heading">Results</h2>
        <ResultTable results={results} />
        <p class="quiet small">
          Intervals are 95 % intervals (Wilson) and treat games as independent. The games of one person are alike, so
          with few participants the true uncertainty is larger.
        </p>
      </section>
      {remarks.length > 0 && <Remarks remarks={remarks} />}
    </>
  );
}

function StudyPlots({ results }: Pick<StudyView, 'results'>): VNode {
  const played = results.filter(({ games }) => games > 0);
  const isRated = played.some(({ median }) => median !== null);
  const stamp = JSON.stringify(played);
  return (
    <div class="columns">
      <Chart
        finding={unbroken(winFinding(played))}
        stamp={stamp}
        load={async () => {
          const { winRateChart } = await import('../../charts/studyChart.ts');
          return (frame) => winRateChart(frame, played);
        }}
      />
      {isRated && (
        <Chart
          finding={ratingFinding(played)}
          stamp={stamp}
          load={async () => {
            const { ratingChart } = await import('../../charts/studyChart.ts');
            return (frame) => ratingChart(frame, played);
          }}
        />
      )}
    </div>
  );
}

function Remarks({ remarks }: Pick<StudyView, 'remarks'>): VNode {
  return (
    <section class="study-section" aria-labelledby="remarks-heading">
      <h2 id="remarks-heading">Remarks</h2>
      <ul class="remarks">
        {remarks.map(({ participant, opponent, rating, remark }, index) => (
          // eslint-disable-next-line react/no-array-index-key -- the same may be said twice, and the order stays
          <li key={index}>
            <p class="remark-text">{remark}</p>
            <p class="quiet small">
              Participant {participant} on {opponent}, rated {rating}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
