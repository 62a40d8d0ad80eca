/** Starts a run: from an experiment that comes with EvoDraughts, or from the settings of another run. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { ExperimentsView, RunView } from '../../api/runApi.ts';
import { useLoaded } from '../loaded.ts';
import { Trouble, WhenLoaded } from '../parts/notice.tsx';
import { place } from '../router.ts';
import { NewRunForm } from '../runs/newRunForm.tsx';
import type { Beginning } from '../runs/newRunForm.tsx';
import '../styles/newRun.css';

export function NewRunPage(): VNode {
  const { loaded } = useLoaded('GET /api/experiments');
  const from = place.value.query.get('run');
  const other = useLoaded('GET /api/runs/:id', from === null ? undefined : { id: from }).loaded;
  return (
    <div class="page new-run">
      <h1>New run</h1>
      <p class="quiet">
        A run takes the settings of an experiment and a seed, which together decide all that happens in it. It goes on
        in the background; you can stop and resume it at any time.
      </p>
      {from !== null && other.state === 'failed' && <Trouble>{other.sentence}</Trouble>}
      <WhenLoaded loaded={from !== null && other.state === 'loading' ? other : loaded}>
        {(view) => <Begin view={view} run={other.state === 'here' ? other.value : undefined} />}
      </WhenLoaded>
    </div>
  );
}

function Begin({ view, run }: { readonly view: ExperimentsView; readonly run: RunView | undefined }): VNode {
  const beginnings: readonly Beginning[] = [
    ...(run ? [{ title: `the settings of run ${run.id}`, experiment: run.experiment }] : []),
    ...view.experiments.map(({ name, experiment }) => ({ title: name, experiment })),
  ];
  const [chosen, setChosen] = useState(0);
  const beginning = beginnings[chosen];
  if (!beginning) return <Trouble>The server knows no experiment to start from.</Trouble>;
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
      <NewRunForm key={chosen} schema={view.schema} beginning={beginning} />
    </>
  );
}
