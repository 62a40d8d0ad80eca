/** Reports on runs. The address names the runs, so that a report can be shared. */

import type { VNode } from 'preact';
import type { RunList } from '../../api/runApi.ts';
import type { Loaded } from '../loaded.ts';
import { useLoaded } from '../loaded.ts';
import { Empty, WhenLoaded } from '../parts/notice.tsx';
import { ReportView } from '../reports/reportView.tsx';
import { RunChoice } from '../reports/runChoice.tsx';
import { place } from '../router.ts';
import { parseChosen } from '../runs/chosenRuns.ts';
import { useTitle } from '../title.ts';
import '../styles/reports.css';

const MOST_LINKS = 12;

export function ReportsPage(): VNode {
  const { loaded } = useLoaded('GET /api/runs');
  const shown = parseChosen(place.value.query.get('runs'));
  useTitle(titleOf(shown));
  return (
    <div class="page">
      <h1>Reports</h1>
      {shown.length > 0 ? (
        <ChosenReport key={shown.join(',')} loaded={loaded} shown={shown} />
      ) : (
        <WhenLoaded loaded={loaded}>
          {({ runs }) => (runs.length === 0 ? <NoRuns /> : <Choice runs={runs} />)}
        </WhenLoaded>
      )}
    </div>
  );
}

function titleOf(runs: readonly number[]): string | undefined {
  if (runs.length === 0) return undefined;
  return runs.length > MOST_LINKS
    ? `Report on ${runs.length} runs`
    : `Report on run${runs.length === 1 ? '' : 's'} ${runs.join(', ')}`;
}

interface ChosenReportProps {
  readonly loaded: Loaded<RunList>;
  readonly shown: readonly number[];
}

/** The report and the list of runs are requested at the same time. */
function ChosenReport({ loaded, shown }: ChosenReportProps): VNode {
  return (
    <>
      <details class="other-runs no-print">
        <summary>Choose other runs</summary>
        <WhenLoaded loaded={loaded}>{({ runs }) => <RunChoice runs={runs} shown={shown} />}</WhenLoaded>
      </details>
      <RunLinks runs={shown} />
      <ReportView runs={shown} />
    </>
  );
}

function Choice({ runs }: RunList): VNode {
  return (
    <>
      <p class="quiet">
        Choose one run to see it in depth, or several to compare them. A report shows their strength, champions and
        tests, and whether their differences are more than luck. Its address names the runs, so you can bookmark and
        share it.
      </p>
      <RunChoice runs={runs} shown={[]} />
    </>
  );
}

/** Links to the pages of the runs, unless there are too many. */
function RunLinks({ runs }: { readonly runs: readonly number[] }): VNode | null {
  if (runs.length > MOST_LINKS) return null;
  return (
    <p class="run-links quiet small no-print">
      {runs.map((id) => (
        <a key={id} href={`/runs/${id}`}>
          run {id}
        </a>
      ))}
    </p>
  );
}

function NoRuns(): VNode {
  return (
    <Empty>
      <p>
        Reports on runs appear here: how the runs progressed, how good their champions are, and whether settings make a
        difference. There are no runs yet. <a href="/runs/new">Start one</a>, then another with one setting or the seed
        changed.
      </p>
    </Empty>
  );
}
