/** The head of a run page: its name, its progress and its buttons. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { capital } from '../../base/capital.ts';
import type { RunView } from '../../api/runApi.ts';
import { formatStrength } from '../../charts/strengthText.ts';
import { Trouble } from '../parts/notice.tsx';
import { go } from '../router.ts';
import { ask, sentenceOf } from '../server.ts';
import { useTitle } from '../title.ts';
import { DeleteRun } from './deleteRun.tsx';
import { canBeResumed, formatTime, isUnderWay, shareDone, stageText, stateText, timeLeftMs } from './runState.ts';
import { formatMoment, seedText, variantTitle } from './runText.ts';

interface RunHeadProps {
  readonly run: RunView;
  readonly isConnected: boolean;
}

export function RunHead({ run, isConnected }: RunHeadProps): VNode {
  const { id, name, variant, status, createdAt, version } = run;
  useTitle(isUnderWay(run) ? `${Math.floor(100 * shareDone(run))} % · Run ${id}: ${name}` : `Run ${id}: ${name}`);
  return (
    <header class="run-head">
      <h1>
        {name} <span class="quiet">run {id}</span>
      </h1>
      <p class="quiet">
        {variantTitle(variant)}, {seedText(run)}, version {version}, {status === 'imported' ? 'imported' : 'started'}{' '}
        {formatMoment(createdAt)}
      </p>
      <div class="run-now">
        <p class={isUnderWay(run) ? 'run-state live' : 'run-state'}>{headline(run)}</p>
        {run.status === 'unfinished' && (
          <>
            <progress max={1} value={shareDone(run)} aria-label="Progress" />
            <p class="quiet small">{whatIsLeft(run)}</p>
          </>
        )}
      </div>
      <p class="hidden" role="status">
        Run {id} is {stageText(run)}.
      </p>
      <RunButtons run={run} />
      <p class="connection quiet small" role="status">
        {isConnected ? '' : 'Connection lost. The page may be out of date. Trying again.'}
      </p>
    </header>
  );
}

function RunButtons({ run }: Pick<RunHeadProps, 'run'>): VNode {
  const [trouble, setTrouble] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const { id, variant, generation, champion, progress, isRepeatable } = run;
  const order = (what: 'stop' | 'resume'): void => {
    setTrouble(undefined);
    setAsked(true);
    // The result arrives with the other events, in order.
    ask(`POST /api/runs/:id/${what}`, { id })
      .catch((error: unknown) => setTrouble(sentenceOf(error)))
      .finally(() => setAsked(false));
  };
  const player = `run:${id}&variant=${variant}`;
  return (
    <>
      <div class="buttons">
        {generation >= 0 && (
          <a class="button main-button" href={`/?opponent=${player}`}>
            {champion ? 'Play the champion' : 'Play the best so far'}
          </a>
        )}
        {isUnderWay(run) && (
          <button type="button" disabled={isAsked || progress?.isStopping === true} onClick={() => order('stop')}>
            Stop
          </button>
        )}
        {canBeResumed(run) && (
          <button type="button" disabled={isAsked} onClick={() => order('resume')}>
            Resume
          </button>
        )}
        {generation >= 0 && (
          <a class="button" href={`/reports?runs=${id}`}>
            Report
          </a>
        )}
        {isRepeatable && (
          <a class="button" href={`/runs/new?run=${id}`}>
            New run from its settings
          </a>
        )}
        <DeleteRun run={run} onDeleted={() => go('/runs')} />
      </div>
      {trouble !== undefined && <Trouble>{trouble}</Trouble>}
    </>
  );
}

/** The state of the run, and the strength of its best strategy. */
function headline(run: RunView): string {
  const strength = run.championStrength ?? run.strengths.at(-1);
  const whose = run.championStrength ? 'The champion' : 'The best so far';
  const stands = strength ? ` ${whose} is ${formatStrength(strength)} Elo above random moves.` : '';
  return `${capital(stateText(run))}.${stands}`;
}

function whatIsLeft(run: RunView): string {
  if (run.progress?.isStopping) return 'Progress is saved. You can resume it later.';
  const timeMs = timeLeftMs(run, run.curve);
  if (timeMs !== undefined) return `${capital(formatTime(timeMs))} left until the last generation.`;
  if (canBeResumed(run)) return 'Progress is saved. Resume to continue.';
  return '';
}
