/** The form of a new run, with its estimated cost, and the server's messages beside the fields. */

import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { ExperimentsView, RunSummary } from '../../api/runApi.ts';
import { fieldsOf } from '../../base/json.ts';
import { Trouble } from '../parts/notice.tsx';
import { go } from '../router.ts';
import { ask, sentenceOf } from '../server.ts';
import type { Draft, Path } from './form/draft.ts';
import { changedDraft, filled, formatPath, fromDraft, pathsOf, toDraft } from './form/draft.ts';
import { AllFields, MainFields } from './form/experimentForm.tsx';
import type { GroupField, Schema } from './form/field.ts';
import { fieldOf } from './form/field.ts';
import { nextSeed } from './form/nextSeed.ts';
import type { PlacedProblems } from './form/placeProblems.ts';
import { placeProblems, withoutProblems } from './form/placeProblems.ts';
import { racingFor } from './form/racingStages.ts';
import { costText, runCost } from './form/runCost.ts';
import { formatCount } from '../numberText.ts';

export interface Beginning {
  readonly title: string;
  readonly experiment: Readonly<Record<string, unknown>>;
}

interface NewRunFormProps {
  readonly view: ExperimentsView;
  readonly beginning: Beginning;
  /** The existing runs, whose seeds are not proposed again. */
  readonly runs: readonly RunSummary[];
}

const NO_PROBLEMS: PlacedProblems = { byPath: new Map(), others: [] };
const MOST_SEED = 2 ** 31 - 1;
const SEED_PROBLEM = `Must be a whole number from 0 to ${formatCount(MOST_SEED)}.`;

export function NewRunForm({ view, beginning, runs }: NewRunFormProps): VNode {
  const form = useMemo(() => fieldOf(view.schema as Schema) as GroupField, [view]);
  const [draft, setDraft] = useState<Draft>(() => toDraft(form, beginning.experiment));
  // The fitness section before the games changed; see `racingFor`.
  const raced = useRef<Draft>(fieldsOf(draft)['fitness']);
  const [typedSeed, setSeed] = useState<string>();
  const names = [beginning.experiment['name'], fieldsOf(draft)['name']].filter((name) => typeof name === 'string');
  const seed = typedSeed ?? String(nextSeed(runs, names));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [isAsked, setAsked] = useState(false);
  const forget = (path: string): void => setProblems((before) => withoutProblems(before, path));
  const change = (path: Path, part: Draft): void => {
    let next = changedDraft(form, draft, path, part);
    if (formatPath(path) === 'fitness.games') {
      const racing = racingFor(raced.current, part);
      if (racing !== undefined) next = changedDraft(form, next, ['fitness', 'racing'], racing);
    } else raced.current = fieldsOf(next)['fitness'];
    setDraft(next);
    forget(formatPath(path));
  };
  const changeSeed = (text: string): void => {
    setSeed(text);
    forget('seed');
  };
  const start = (event: Event): void => {
    event.preventDefault();
    const object = (placed: PlacedProblems): void => {
      setProblems(placed);
      setAsked(false);
      showFirst(placed);
    };
    if (!isSeed(seed)) return object({ byPath: new Map([['seed', SEED_PROBLEM]]), others: [] });
    setAsked(true);
    setProblems(NO_PROBLEMS);
    ask('POST /api/runs', { experiment: fieldsOf(fromDraft(form, draft)), seed: Number(seed) }).then(
      ({ id }) => go(`/runs/${id}`),
      (error: unknown) => object(placeProblems(sentenceOf(error), new Set(pathsOf(form, draft).map(formatPath)))),
    );
  };
  const shared = { form, draft, problems: problems.byPath, change };
  const cost = runCost(filled(form, fromDraft(form, draft)), view.speeds);
  return (
    <form noValidate onSubmit={start}>
      <div class="fields main-fields">
        <MainFields {...shared} />
        <SeedField seed={seed} onSeed={changeSeed} problem={problems.byPath.get('seed')} />
      </div>
      <AllFields {...shared} />
      {problems.others.map((sentence) => (
        <Trouble key={sentence}>{sentence}</Trouble>
      ))}
      {problems.byPath.size > 0 && <Trouble>Some settings are invalid. See the messages beside them.</Trouble>}
      <div class="start-line">
        <button type="submit" class="main-button" disabled={isAsked}>
          Start the run
        </button>
        <p class="quiet">{cost === undefined ? '' : costText(cost)}</p>
      </div>
    </form>
  );
}

interface SeedFieldProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
  readonly problem: string | undefined;
}

function SeedField({ seed, onSeed, problem }: SeedFieldProps): VNode {
  return (
    <div class="field">
      <label htmlFor="field-seed">Seed</label>
      <input
        id="field-seed"
        type="number"
        min={0}
        max={MOST_SEED}
        aria-invalid={problem === undefined ? undefined : 'true'}
        value={seed}
        aria-describedby="seed-help"
        onInput={(event) => onSeed(event.currentTarget.value)}
      />
      <p class="help" id="seed-help">
        {problem !== undefined && <strong class="problem">{problem} </strong>}
        the same seed and settings give the same run again
      </p>
    </div>
  );
}

function isSeed(text: string): boolean {
  return /^\d{1,10}$/.test(text.trim()) && Number(text) <= MOST_SEED;
}

/** Moves the keyboard focus to the first invalid field, after the page has been redrawn. */
function showFirst({ byPath }: PlacedProblems): void {
  const [path] = byPath.keys();
  if (path !== undefined) setTimeout(() => document.querySelector<HTMLElement>(`[id="field-${path}"]`)?.focus(), 50);
}
