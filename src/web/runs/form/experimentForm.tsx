/** The form of an experiment: the main settings first, then all others by section, as in the schema. */

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { fieldsOf } from '../../../base/json.ts';
import { variantTitle } from '../runText.ts';
import type { Draft, Path } from './draft.ts';
import { fieldAt, formatPath } from './draft.ts';
import type { Field, GroupField } from './field.ts';
import type { FormContext } from './leafField.tsx';
import { LeafField } from './leafField.tsx';
import { GroupFields, SchemaField } from './schemaField.tsx';

interface MainField {
  readonly path: Path;
  readonly label: string;
  readonly help?: string;
  /** Display names of choices. */
  readonly titleOf?: (choice: string) => string;
}

/** The settings that you change most often. Which of them exist depends on the method. */
const MAIN: readonly MainField[] = [
  { path: ['name'], label: 'Name', help: 'the name of the run' },
  { path: ['variant'], label: 'Game', help: 'the kind of draughts', titleOf: variantTitle },
  { path: ['evolver', 'population'], label: 'Population' },
  { path: ['evolver', 'mu'], label: 'Parents' },
  { path: ['evolver', 'lambda'], label: 'Children' },
  { path: ['generations'], label: 'Generations' },
  { path: ['evolver', 'crossings'], label: 'Crossings' },
  { path: ['fitness', 'positions'], label: 'Positions' },
  { path: ['fitness', 'games'], label: 'Games of each', help: 'games that a strategy plays in a generation' },
];

/** Used only by editors and the list of experiments. */
const HIDDEN = ['$schema', 'title'];

interface ExperimentFormProps {
  readonly form: GroupField;
  readonly draft: Draft;
  readonly problems: ReadonlyMap<string, string>;
  readonly change: (path: Path, draft: Draft) => void;
}

export function MainFields({ form, draft, problems, change }: ExperimentFormProps): VNode {
  const context = { problems, change, elsewhere: new Set<string>() };
  return (
    <>
      {MAIN.map(({ path, ...words }) => {
        const found = fieldAt(form, draft, path);
        if (!found || !isLeaf(found.field)) return null;
        return (
          <LeafField
            key={formatPath(path)}
            field={found.field}
            draft={found.draft}
            path={path}
            context={context}
            {...words}
          />
        );
      })}
    </>
  );
}

export function AllFields({ form, draft, problems, change }: ExperimentFormProps): VNode {
  const elsewhere = new Set([...MAIN.map(({ path }) => formatPath(path)), ...HIDDEN]);
  const context: FormContext = { problems, elsewhere, change };
  const fields = fieldsOf(draft);
  const single = form.fields.filter((field) => isLeaf(field));
  const sections = form.fields.filter((field) => !isLeaf(field));
  return (
    <Opening isForced={[...problems.keys()].some((path) => !elsewhere.has(path))} title="All settings">
      <GroupFields field={{ ...form, fields: single }} draft={draft} path={[]} context={context} />
      {sections.map((field) => (
        <Opening
          key={field.name}
          isForced={[...problems.keys()].some((path) => path.startsWith(field.name) && !elsewhere.has(path))}
          title={field.label}
          help={field.help}
        >
          <SchemaField
            field={{ ...field, label: '', help: '' }}
            draft={fields[field.name]}
            path={[field.name]}
            context={context}
          />
        </Opening>
      ))}
    </Opening>
  );
}

interface OpeningProps {
  /** Opens the part because something inside is invalid. */
  readonly isForced: boolean;
  readonly title: string;
  readonly help?: string;
  readonly children: VNode | readonly (VNode | readonly VNode[])[];
}

/** A folded part that opens by itself if something in it is invalid. */
function Opening({ isForced, title, help, children }: OpeningProps): VNode {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isForced && details.current) details.current.open = true;
  }, [isForced]);
  return (
    <details class="opening" ref={details}>
      <summary>
        <span class="label">{title}</span>
        {help !== undefined && <span class="quiet small"> {help}</span>}
      </summary>
      {children}
    </details>
  );
}

type Leaf = Extract<Field, { kind: 'number' | 'choice' | 'switch' | 'text' }>;

function isLeaf(field: Field): field is Leaf {
  return field.kind === 'number' || field.kind === 'choice' || field.kind === 'switch' || field.kind === 'text';
}
