/**
 * Chooses the runs of a report. There may be many, so they are grouped by experiment, all runs of a group can be chosen
 * at once, and a search field finds them. The report is made on request, not at every change.
 */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { MOST_REPORTED } from '../../api/mostReported.ts';
import type { RunSummary } from '../../api/runApi.ts';
import { formatNoun } from '../numberText.ts';
import { go } from '../router.ts';
import { reportAddress, withChosen } from '../runs/chosenRuns.ts';
import { stateText } from '../runs/runState.ts';
import { variantTitle } from '../runs/runText.ts';
import type { RunGroup } from './runGroups.ts';
import { findRuns, groupRuns } from './runGroups.ts';

interface RunChoiceProps {
  readonly runs: readonly RunSummary[];
  /** The runs of the current report. */
  readonly shown: readonly number[];
}

/** Groups with more runs are folded. */
const FEW = 8;

export function RunChoice({ runs, shown }: RunChoiceProps): VNode {
  const [chosen, setChosen] = useState(shown);
  const [text, setText] = useState('');
  const isMany = chosen.length > MOST_REPORTED;
  const canReport = chosen.length > 0 && !isMany;
  const groups = groupRuns(findRuns(runs, text));
  const choose = (ids: readonly number[], isChosen: boolean): void =>
    setChosen((before) => ids.reduce((all, id) => withChosen(all, id, isChosen), before));
  const submit = (event: Event): void => {
    event.preventDefault();
    if (canReport) go(reportAddress(chosen));
  };
  return (
    <form class="run-choice no-print" onSubmit={submit}>
      <div class="field">
        <label for="find-runs">Find runs</label>
        <input
          id="find-runs"
          type="search"
          placeholder="name, game, seed or number"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <fieldset>
        <legend>Runs of the report</legend>
        <div class="run-groups">
          {groups.length === 0 && <p class="quiet">No run matches.</p>}
          {groups.map((group) => (
            <GroupChoice key={`${group.name} ${group.variant}`} group={group} chosen={chosen} onChoose={choose} />
          ))}
        </div>
      </fieldset>
      <div class="buttons">
        <button type="submit" class="main-button" disabled={!canReport}>
          {chosen.length === 0 ? 'Report' : `Report on ${formatNoun(chosen.length, 'run')}`}
        </button>
        <button type="button" disabled={chosen.length === 0} onClick={() => setChosen([])}>
          Choose none
        </button>
      </div>
      <p role="status">
        {isMany && `A report in the browser has at most ${MOST_REPORTED} runs. The command line accepts up to 1000.`}
      </p>
    </form>
  );
}

interface GroupChoiceProps {
  readonly group: RunGroup;
  readonly chosen: readonly number[];
  readonly onChoose: (ids: readonly number[], isChosen: boolean) => void;
}

function GroupChoice({ group, chosen, onChoose }: GroupChoiceProps): VNode {
  const { name, variant, runs } = group;
  const ids = runs.map(({ id }) => id);
  const count = ids.filter((id) => chosen.includes(id)).length;
  const isPartly = count > 0 && count < ids.length;
  const single = <SingleRuns group={group} chosen={chosen} onChoose={onChoose} />;
  return (
    <div class="run-group">
      <label class="run-group-head">
        <input
          type="checkbox"
          checked={count === ids.length}
          indeterminate={isPartly}
          onChange={(event) => onChoose(ids, event.currentTarget.checked)}
        />
        <span>
          <strong>{name}</strong>{' '}
          <span class="quiet small">
            {variantTitle(variant)}, {runs.length === 1 ? `run ${about(runs[0]!)}` : `all ${runs.length} runs`}
          </span>
        </span>
      </label>
      {runs.length > 1 && runs.length <= FEW && single}
      {runs.length > FEW && (
        <details open={isPartly}>
          <summary class="quiet small">Single runs of {name}</summary>
          {single}
        </details>
      )}
    </div>
  );
}

function SingleRuns({ group: { runs }, chosen, onChoose }: GroupChoiceProps): VNode {
  return (
    <div class="choices">
      {runs.map((run) => (
        <label key={run.id}>
          <input
            type="checkbox"
            checked={chosen.includes(run.id)}
            aria-label={`run ${about(run)}`}
            onChange={(event) => onChoose([run.id], event.currentTarget.checked)}
          />
          <span>
            {run.id} <span class="quiet small">{about(run).replace(/^\d+, /, '')}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** `12, seed 3`, and its state unless it is finished. */
function about(run: RunSummary): string {
  const { id, seed, status } = run;
  return `${id}, seed ${seed}${status === 'unfinished' ? `, ${stateText(run)}` : ''}`;
}
