/** The form of a new run, with what it will cost, and the server's objections beside the fields that they are about. */

import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { fieldsOf } from '../../base/json.ts';
import { Trouble } from '../parts/notice.tsx';
import { go } from '../router.ts';
import { ask, sentenceOf } from '../server.ts';
import type { Draft, Path } from './form/draft.ts';
import { changedDraft, filled, formatPath, fromDraft, pathsOf, toDraft } from './form/draft.ts';
import { AllFields, MainFields } from './form/experimentForm.tsx';
import type { GroupField, Schema } from './form/field.ts';
import { fieldOf } from './form/field.ts';
import { gamesPerGeneration } from './form/gamesPerGeneration.ts';
import type { PlacedProblems } from './form/placeProblems.ts';
import { placeProblems, withoutProblems } from './form/placeProblems.ts';
import { formatCount } from '../numberText.ts';

export interface Beginning {
  readonly title: string;
  readonly experiment: Readonly<Record<string, unknown>>;
}

interface NewRunFormProps {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly beginning: Beginning;
}

const NO_PROBLEMS: PlacedProblems = { byPath: new Map(), others: [] };
const MOST_SEED = 2 ** 31 - 1;
const SEED_PROBLEM = `Must be a whole number from 0 to ${formatCount(MOST_SEED)}.`;

export function NewRunForm({ schema, beginning }: NewRunFormProps): VNode {
  const form = useMemo(() => fieldOf(schema as Schema) as GroupField, [schema]);
  const [draft, setDraft] = useState<Draft>(() => toDraft(form, beginning.experiment));
  const [seed, setSeed] = useState('1');
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [isAsked, setAsked] = useState(false);
  const forget = (path: string): void => setProblems((before) => withoutProblems(before, path));
  const change = (path: Path, part: Draft): void => {
    setDraft((before: Draft) => changedDraft(form, before, path, part));
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
      {problems.byPath.size > 0 && <Trouble>Some settings will not do; see what is said beside them.</Trouble>}
      <div class="start-line">
        <button type="submit" class="main-button" disabled={isAsked}>
          Start the run
        </button>
        <p class="quiet">{costText(filled(form, fromDraft(form, draft)))}</p>
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
        the same seed and settings give the same run
      </p>
    </div>
  );
}

function isSeed(text: string): boolean {
  return /^\d{1,10}$/.test(text.trim()) && Number(text) <= MOST_SEED;
}

/** What the run will take, as far as that can be said beforehand. */
function costText(experiment: unknown): string {
  const games = gamesPerGeneration(experiment);
  const { generations } = fieldsOf(experiment);
  if (games === undefined || typeof generations !== 'number') return '';
  const all = games * (generations + 1);
  const inAll = `${formatCount(all)} in all`;
  return `About ${formatCount(games)} games per generation, ${inAll}, and then the choice and the test.`;
}

/** The keyboard goes on where something is wrong, after the page has been drawn again. */
function showFirst({ byPath }: PlacedProblems): void {
  const [path] = byPath.keys();
  if (path !== undefined) setTimeout(() => document.querySelector<HTMLElement>(`[id="field-${path}"]`)?.focus(), 50);
}
