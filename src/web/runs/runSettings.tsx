/** What a run was made of: its settings in words, the whole experiment, and the same by the command line. */

import type { VNode } from 'preact';
import type { RunView } from '../../api/runApi.ts';
import { labelOf } from './form/field.ts';
import { runCommands } from './runText.ts';

export function RunSettings({ run }: { readonly run: RunView }): VNode {
  const { id, variant, settings, experiment } = run;
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
        <details>
          <summary>The whole experiment as JSON</summary>
          <pre class="json" tabIndex={0} role="region" aria-label="The experiment as JSON">
            {JSON.stringify(experiment, null, 2)}
          </pre>
        </details>
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
