/** A run in the list: its progress, the test of its champion, and its strength. */

import type { VNode } from 'preact';
import type { RunSummary } from '../../../api/runApi.ts';
import { formatInterval } from '../../../charts/scoreRow.ts';
import { shortened } from '../../../charts/words.ts';
import { formatNoun } from '../../numberText.ts';
import { DeleteRun } from '../deleteRun.tsx';
import { isUnderWay, shareDone, stateText } from '../runState.ts';
import { formatMoment, seedText, variantTitle } from '../runText.ts';
import { strengthOf } from './runListing.ts';
import { sparkline } from './sparkline.ts';

interface RunRowProps {
  readonly run: RunSummary;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onDeleted: () => void;
}

const MOST_LETTERS = 160;
const MOST_OPPONENT_LETTERS = 40;
const SPARK_WIDTH = 96;
const SPARK_HEIGHT = 28;

export function RunRow({ run, isChosen, onChoose, onDeleted }: RunRowProps): VNode {
  const { id, name, variant, expression, createdAt } = run;
  return (
    <li class="run-row card">
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={`Compare run ${id}`}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div class="run-about">
        <h3>
          <a href={`/runs/${id}`}>{name}</a> <span class="quiet">run {id}</span>
        </h3>
        <p class="quiet small">
          {variantTitle(variant)}, {seedText(run)}, {formatMoment(createdAt)}
        </p>
      </div>
      <RunProgress run={run} />
      <RunScore test={run.test} />
      <RunStrength run={run} />
      {expression !== null && <p class="run-expression notation">{shortened(expression, MOST_LETTERS)}</p>}
      <div class="run-actions">
        <DeleteRun run={run} onDeleted={onDeleted} />
      </div>
    </li>
  );
}

/** The progress of a run: in words, and as a bar while it is running. */
function RunProgress({ run }: { readonly run: RunSummary }): VNode {
  const isLive = isUnderWay(run);
  return (
    <div class="run-progress">
      <span class={isLive ? 'run-state live' : 'run-state'}>{stateText(run)}</span>
      {isLive && <progress max={1} value={shareDone(run)} aria-label={`Progress of run ${run.id}`} />}
    </div>
  );
}

function RunScore({ test }: Pick<RunSummary, 'test'>): VNode {
  if (test === null) return <p class="run-score quiet small">not tested yet</p>;
  return (
    <p class="run-score">
      <strong>{formatInterval(test)}</strong>{' '}
      <span class="quiet small">
        against {shortened(test.opponent, MOST_OPPONENT_LETTERS)}, {formatNoun(test.games, 'game')}
      </span>
    </p>
  );
}

function RunStrength({ run }: { readonly run: RunSummary }): VNode {
  const elo = strengthOf(run);
  if (elo === undefined) return <p class="run-strength quiet small">strength not measured</p>;
  const { strength, championStrength } = run;
  return (
    <div class="run-strength">
      <Spark values={strength} />
      <p>
        <strong>{Math.round(elo)} Elo</strong>
        {championStrength && (
          <span class="quiet small">
            {' '}
            ({Math.round(championStrength.low)} to {Math.round(championStrength.high)})
          </span>
        )}
      </p>
    </div>
  );
}

function Spark({ values }: { readonly values: readonly number[] }): VNode | null {
  const drawn = sparkline(values, SPARK_WIDTH, SPARK_HEIGHT);
  if (!drawn || values.length < 2) return null;
  const words = `Strength from ${Math.round(values[0]!)} to ${Math.round(values.at(-1)!)} Elo`;
  return (
    <svg class="spark" width={SPARK_WIDTH} height={SPARK_HEIGHT} role="img" aria-label={words}>
      <path d={drawn.d} />
      <circle cx={drawn.x} cy={drawn.y} r={2.5} />
    </svg>
  );
}
