/** A run: its progress, its strength, its best strategy and ancestors, and its settings. */

import type { VNode } from 'preact';
import { WhenShown } from '../parts/notice.tsx';
import { pathParts } from '../router.ts';
import { GenerationTable } from '../runs/generationTable.tsx';
import { RunBest, RunTest } from '../runs/runBest.tsx';
import { RunCurves } from '../runs/runCurves.tsx';
import { RunFamily } from '../runs/runFamily.tsx';
import { RunHead } from '../runs/runHead.tsx';
import { RunNet } from '../runs/runNet.tsx';
import { RunSettings } from '../runs/runSettings.tsx';
import { RunStrength } from '../runs/runStrength.tsx';
import { SampleGames } from '../runs/sampleGames.tsx';
import { useLiveRun } from '../runs/useLiveRun.ts';
import '../styles/runs.css';

export function RunPage(): VNode {
  const { loaded, isConnected } = useLiveRun(pathParts.value[1] ?? '');
  return (
    <div class="page run-page">
      <WhenShown loaded={loaded} thing="run" back={<a href="/runs">See all runs</a>}>
        {(run) => (
          <>
            <RunHead run={run} isConnected={isConnected} />
            <RunStrength run={run} />
            <div class="columns">
              <RunBest run={run} />
              <RunTest run={run} />
            </div>
            {run.seesPieces && <RunNet run={run} />}
            <SampleGames run={run} />
            <RunFamily run={run} />
            <RunCurves run={run} />
            <GenerationTable run={run} />
            <RunSettings run={run} />
          </>
        )}
      </WhenShown>
    </div>
  );
}
