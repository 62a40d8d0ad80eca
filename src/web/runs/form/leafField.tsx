/** A single field: a number, a choice, a switch or a text, with its help and any problem. */

import type { VNode } from 'preact';
import { formatCount } from '../../numberText.ts';
import { choiceHelp } from './choiceHelp.ts';
import type { Draft, Path } from './draft.ts';
import { formatPath, shownDraft } from './draft.ts';
import type { ChoiceField, NumberField, SwitchField, TextField } from './field.ts';
import { plainText } from './field.ts';

/** What all fields of a form share. */
export interface FormContext {
  /** Messages by field path. */
  readonly problems: ReadonlyMap<string, string>;
  /** Fields that are shown elsewhere on the page. */
  readonly elsewhere: ReadonlySet<string>;
  readonly change: (path: Path, draft: Draft) => void;
}

type Leaf = NumberField | ChoiceField | SwitchField | TextField;

interface LeafProps {
  readonly field: Leaf;
  readonly draft: Draft;
  readonly path: Path;
  readonly context: FormContext;
  /** Replaces the label and help from the schema. */
  readonly label?: string;
  readonly help?: string;
  readonly titleOf?: (choice: string) => string;
}

export function LeafField({ field, draft, path, context, ...words }: LeafProps): VNode {
  const { label = field.label, help = field.help, titleOf = (choice) => choice } = words;
  const id = `field-${formatPath(path)}`;
  const problem = context.problems.get(formatPath(path));
  const attributes: ControlAttributes = {
    id,
    'aria-describedby': `${id}-help`,
    'aria-invalid': problem === undefined ? undefined : 'true',
  };
  const onDraft = (next: Draft): void => context.change(path, next);
  const shown = shownDraft(field, draft);
  const control = <Control {...{ field, shown, attributes, titleOf, onDraft }} />;
  const isWide = field.kind === 'text' && field.isLong;
  return (
    <div class={isWide ? 'field wide-field' : 'field'}>
      {field.kind === 'switch' ? (
        <label class="switch" htmlFor={id}>
          {control} {label}
        </label>
      ) : (
        <>
          <label htmlFor={id}>{label}</label>
          {control}
        </>
      )}
      <p class="help" id={`${id}-help`}>
        {problem !== undefined && <strong class="problem">{problem} </strong>}
        {field.kind === 'choice' ? choiceHelp(help, field.choices, plainText(shown)) : help}
        {boundsText(field)}
      </p>
    </div>
  );
}

interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': 'true' | undefined;
}

interface ControlProps {
  readonly field: Leaf;
  readonly shown: Draft;
  readonly attributes: ControlAttributes;
  readonly titleOf: (choice: string) => string;
  readonly onDraft: (draft: Draft) => void;
}

function Control({ field, shown, attributes, titleOf, onDraft }: ControlProps): VNode {
  const text = plainText(shown);
  switch (field.kind) {
    case 'number':
      return (
        <input
          {...attributes}
          type="number"
          min={field.low}
          max={field.high}
          step={field.step ?? 'any'}
          value={text}
          placeholder={plainText(field.preset)}
          onInput={(event) => onDraft(event.currentTarget.value)}
        />
      );
    case 'choice':
      return (
        <select {...attributes} value={text} onChange={(event) => onDraft(event.currentTarget.value)}>
          {field.choices.map((choice) => (
            <option key={choice} value={choice}>
              {titleOf(choice)}
            </option>
          ))}
        </select>
      );
    case 'switch':
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={shown === true}
          onChange={(event) => onDraft(event.currentTarget.checked)}
        />
      );
    case 'text':
      return field.isLong ? (
        <textarea
          {...attributes}
          class="notation"
          value={text}
          onInput={(event) => onDraft(event.currentTarget.value)}
        />
      ) : (
        <input {...attributes} type="text" value={text} onInput={(event) => onDraft(event.currentTarget.value)} />
      );
  }
}

function boundsText(field: Leaf): string {
  if (field.kind !== 'number' || field.low === undefined || field.high === undefined) return '';
  const even = field.step === 2 ? 'even, ' : '';
  return `${field.help === '' ? '' : '; '}${even}${formatBound(field.low)} to ${formatBound(field.high)}`;
}

/** With thousands separated, and without rounding. */
function formatBound(bound: number): string {
  return Number.isInteger(bound) ? formatCount(bound) : String(bound);
}
