/** Starts a run from a bundled experiment, or from the settings of another run. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { ExperimentsView, RunSummary } from '../../api/runApi.ts';
import { useLoaded } from '../loaded.ts';
import { Trouble, WhenLoaded } from '../parts/notice.tsx';
import { place } from '../router.ts';
import { NewRunForm } from '../runs/newRunForm.tsx';
import type { Beginning } from '../runs/newRunForm.tsx';
import '../styles/newRun.css';

export function NewRunPage(): VNode {
  const { loaded } = useLoaded('GET /api/experiments');
  // Until the runs are loaded, the form proposes seed 1.
  const known = useLoaded('GET /api/runs').loaded;
  const runs = known.state === 'here' ? known.value.runs : [];
  const from = place.value.query.get('run');
  const other = useLoaded('GET /api/runs/:id/experiment', from === null ? undefined : { id: from }).loaded;
  return (
    <div class="page new-run">
      <h1>New run</h1>
      <p class="quiet">
        The settings and the seed decide everything that happens in a run. It continues in the background; you can stop
        and resume it at any time.
      </p>
      {from !== null && other.state === 'failed' && <Trouble>{other.sentence}</Trouble>}
      <WhenLoaded loaded={from !== null && other.state === 'loading' ? other : loaded}>
        {(view) => (
          <Begin
            view={view}
            runs={runs}
            repeated={other.state === 'here' ? { id: from!, ...other.value } : undefined}
          />
        )}
      </WhenLoaded>
    </div>
  );
}

interface BeginProps {
  readonly view: ExperimentsView;
  readonly runs: readonly RunSummary[];
  /** A run whose settings are the starting point. */
  readonly repeated: { readonly id: string; readonly experiment: Beginning['experiment'] } | undefined;
}

function Begin({ view, runs, repeated }: BeginProps): VNode {
  const beginnings: readonly Beginning[] = [
    ...(repeated ? [{ title: `Settings of run ${repeated.id}`, experiment: repeated.experiment }] : []),
    ...view.experiments,
  ];
  const [chosen, setChosen] = useState(0);
  const beginning = beginnings[chosen];
  if (!beginning) return <Trouble>The server has no experiment to start from.</Trouble>;
  const { description } = beginning.experiment;
  return (
    <>
      <div class="field start-from">
        <label htmlFor="start-from">Start from</label>
        <select id="start-from" value={chosen} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
          {beginnings.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
        <p class="help">{typeof description === 'string' ? description : ''}</p>
      </div>
      <NewRunForm key={chosen} view={view} beginning={beginning} runs={runs} />
    </>
  );
}
