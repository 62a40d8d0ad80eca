/** A run in the list. */

import type { VNode } from 'preact';
import type { RunSummary } from '../../api/runApi.ts';
import { shortened } from '../../charts/words.ts';
import { DeleteRun } from './deleteRun.tsx';
import { formatMoment, formatPoints, variantTitle } from './runText.ts';
import { isUnderWay, shareDone, stateText } from './runState.ts';

interface RunRowProps {
  readonly run: RunSummary;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onDeleted: () => void;
}

const MOST_LETTERS = 160;

export function RunRow({ run, isChosen, onChoose, onDeleted }: RunRowProps): VNode {
  const { id, name, variant, seed, fitness, expression, createdAt } = run;
  return (
    <li class="run-row card">
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={`Compare run ${id}`}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div class="run-about">
        <h2>
          <a href={`/runs/${id}`}>{name}</a> <span class="quiet">run {id}</span>
        </h2>
        <p class="quiet small">
          {variantTitle(variant)}, seed {seed}, {formatMoment(createdAt)}
        </p>
      </div>
      <RunProgress run={run} />
      <p class="run-fitness">
        {fitness === null ? (
          <span class="quiet small">not measured yet</span>
        ) : (
          <>
            <strong>{formatPoints(fitness)}</strong> <span class="quiet small">best fitness</span>
          </>
        )}
      </p>
      {expression !== null && <p class="run-expression notation">{shortened(expression, MOST_LETTERS)}</p>}
      <div class="run-actions">
        <DeleteRun run={run} onDeleted={onDeleted} />
      </div>
    </li>
  );
}

/** How far a run has come: in words, and as a bar while it is under way. */
function RunProgress({ run }: { readonly run: RunSummary }): VNode {
  const isLive = isUnderWay(run);
  return (
    <div class="run-progress">
      <span class={isLive ? 'run-state live' : 'run-state'}>{stateText(run)}</span>
      {isLive && <progress max={1} value={shareDone(run)} aria-label={`Progress of run ${run.id}`} />}
    </div>
  );
}
