/** The settings of a run in words, its whole experiment, and the commands for it. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RunView } from '../../api/runApi.ts';
import { useLoaded } from '../loaded.ts';
import { WhenLoaded } from '../parts/notice.tsx';
import { labelOf } from './form/field.ts';
import { runCommands } from './runText.ts';

export function RunSettings({ run }: { readonly run: RunView }): VNode {
  const { id, variant, settings } = run;
  return (
    <>
      <details class="part">
        <summary>
          <h2>Settings</h2>
        </summary>
        <dl class="settings">
          {settings.map(({ name, text }) => (
            <div key={name}>
              <dt>{labelOf(name)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <WholeExperiment id={id} />
      </details>
      <details class="part">
        <summary>
          <h2>On the command line</h2>
        </summary>
        <dl class="settings">
          {runCommands(id, variant).map(({ does, command }) => (
            <div key={command}>
              <dt>{does}</dt>
              <dd>
                <code>{command}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** It may be long, because it includes the grammar, so it is loaded on request. */
function WholeExperiment({ id }: { readonly id: number }): VNode {
  const [isOpen, setOpen] = useState(false);
  const { loaded } = useLoaded('GET /api/runs/:id/experiment', isOpen ? { id } : undefined);
  return (
    <details onToggle={() => setOpen(true)}>
      <summary>The whole experiment as JSON</summary>
      {isOpen && (
        <WhenLoaded loaded={loaded}>
          {({ experiment }) => (
            <pre class="json" tabIndex={0} role="region" aria-label="The experiment as JSON">
              {JSON.stringify(experiment, null, 2)}
            </pre>
          )}
        </WhenLoaded>
      )}
    </details>
  );
}
