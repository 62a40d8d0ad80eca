/** All runs, updated live, sorted and filtered as the address says. */

import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RunList } from '../../api/runApi.ts';
import { useLoaded } from '../loaded.ts';
import { Empty, WhenLoaded } from '../parts/notice.tsx';
import { place } from '../router.ts';
import { reportAddress } from '../runs/chosenRuns.ts';
import { ListControls } from '../runs/list/listControls.tsx';
import { listRuns, parseListing } from '../runs/list/runListing.ts';
import { RunRow } from '../runs/list/runRow.tsx';
import { listen } from '../server.ts';
import '../styles/runs.css';

export function RunsPage(): VNode {
  const { loaded, put, reload } = useLoaded('GET /api/runs');
  const [isConnected, setConnected] = useState(true);
  useEffect(() => {
    return listen('GET /api/runs/events', {}, { runs: put }, setConnected);
  }, []);
  return (
    <div class="page">
      <div class="head">
        <h1>Runs</h1>
        <a class="button main-button" href="/runs/new">
          New run
        </a>
      </div>
      <p class="quiet">
        A run evolves strategies generation by generation, chooses a champion among the best, and tests it.
      </p>
      <p class="connection quiet small" role="status">
        {isConnected ? '' : 'Connection lost. The list may be out of date. Trying again.'}
      </p>
      <WhenLoaded loaded={loaded}>{({ runs }) => <Runs runs={runs} onDeleted={reload} />}</WhenLoaded>
    </div>
  );
}

function Runs({ runs, onDeleted }: RunList & { readonly onDeleted: () => void }): VNode {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  if (runs.length === 0) return <NoRuns />;
  const listing = parseListing(place.value.query);
  const groups = listRuns(runs, listing);
  const compared = runs.map(({ id }) => id).filter((id) => chosen.has(id));
  const choose = (id: number, isChosen: boolean): void =>
    setChosen(isChosen ? chosen.union(new Set([id])) : chosen.difference(new Set([id])));
  return (
    <>
      <ListControls runs={runs} listing={listing} shown={groups.reduce((sum, group) => sum + group.runs.length, 0)} />
      {groups.map(({ title, runs: members }) => (
        <section key={title}>
          {/* The names of runs are headings one level below. */}
          <h2 class={title === '' ? 'hidden' : undefined}>{title === '' ? 'All runs' : title}</h2>
          <ul class="run-list">
            {members.map((run) => (
              <RunRow
                key={run.id}
                run={run}
                isChosen={chosen.has(run.id)}
                onChoose={(isChosen) => choose(run.id, isChosen)}
                onDeleted={onDeleted}
              />
            ))}
          </ul>
        </section>
      ))}
      <p class="compare-line">
        {compared.length < 2 ? (
          <span class="quiet">Tick two or more runs to compare them.</span>
        ) : (
          <a class="button" href={reportAddress(compared)}>
            Compare {compared.length} runs
          </a>
        )}
      </p>
    </>
  );
}

function NoRuns(): VNode {
  return (
    <Empty>
      <p>
        There are no runs yet. <a href="/runs/new">Start one</a> from a bundled experiment. A small one takes a few
        seconds, and you can watch it here.
      </p>
      <p>You can also start one on the command line with the same store. It appears here while it runs:</p>
      <pre>evodraughts evolve experiments/default-6x6.json</pre>
    </Empty>
  );
}
