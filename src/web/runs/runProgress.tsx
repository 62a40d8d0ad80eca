/** How far a run has come: in words, and as a bar while it is under way. */

import type { VNode } from 'preact';
import type { RunSummary } from '../../api/runApi.ts';
import { isUnderWay, shareDone, stateText } from './runState.ts';

export function RunProgress({ run }: { readonly run: RunSummary }): VNode {
  const isLive = isUnderWay(run);
  return (
    <div class="run-progress">
      <span class={isLive ? 'run-state live' : 'run-state'}>{stateText(run)}</span>
      {isLive && <progress max={1} value={shareDone(run)} aria-label={`Progress of run ${run.id}`} />}
    </div>
  );
}
