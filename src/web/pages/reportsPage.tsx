/** Compares runs. The address keeps which, so that a comparison can be passed on. */

import type { VNode } from 'preact';
import type { ComparisonView, RunSummary } from '../../api/runApi.ts';
import { useLoaded } from '../loaded.ts';
import { Empty, WhenLoaded } from '../parts/notice.tsx';
import { go, place } from '../router.ts';
import { parseChosen, reportAddress, withChosen } from '../runs/chosenRuns.ts';
import { ComparisonReport } from '../runs/comparisonReport.tsx';
import { stateText } from '../runs/runState.ts';
import '../styles/reports.css';
import '../styles/runs.css';

export function ReportsPage(): VNode {
  const { loaded } = useLoaded<{ readonly runs: readonly RunSummary[] }>('/api/runs');
  const chosen = parseChosen(place.value.query.get('runs'));
  return (
    <div class="page">
      <h1>Reports</h1>
      <p class="quiet">
        Put runs side by side: how their fitness went, what their champions are worth, and in which settings they
        differ.
      </p>
      <WhenLoaded loaded={loaded}>
        {({ runs }) =>
          runs.length === 0 ? (
            <Empty>
              <p>
                There are no runs to compare yet. <a href="/runs/new">Start one</a>, then another with one setting
                changed or another seed, and see here what it made of it.
              </p>
            </Empty>
          ) : (
            <>
              <RunChoice runs={runs} chosen={chosen} />
              <Comparison chosen={chosen} />
            </>
          )
        }
      </WhenLoaded>
    </div>
  );
}

function RunChoice({
  runs,
  chosen,
}: {
  readonly runs: readonly RunSummary[];
  readonly chosen: readonly number[];
}): VNode {
  const choose = (id: number, isChosen: boolean): void =>
    go(reportAddress(withChosen(chosen, id, isChosen)), { replace: true });
  return (
    <fieldset class="run-choice">
      <legend>Runs to compare</legend>
      <div class="choices">
        {runs.map((run) => (
          <label key={run.id}>
            <input
              type="checkbox"
              checked={chosen.includes(run.id)}
              onChange={(event) => choose(run.id, event.currentTarget.checked)}
            />
            <span>
              {run.id} {run.name} <span class="quiet small">{stateText(run)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Comparison({ chosen }: { readonly chosen: readonly number[] }): VNode {
  const { loaded } = useLoaded<ComparisonView>(
    chosen.length < 2 ? undefined : `/api/comparison?runs=${chosen.join(',')}`,
  );
  if (chosen.length < 2) {
    return (
      <Empty>
        <p>
          Choose two runs or more. Their curves come on one chart, with their tests and the settings in which they
          differ. The address of this page then names them, so it can be kept or passed on.
        </p>
      </Empty>
    );
  }
  return <WhenLoaded loaded={loaded}>{(comparison) => <ComparisonReport comparison={comparison} />}</WhenLoaded>;
}
