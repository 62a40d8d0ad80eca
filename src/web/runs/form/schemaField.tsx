/** Any field of a form: groups as sections, lists as rows, alternatives as a choice that changes the fields below. */

import type { VNode } from 'preact';
import { fieldsOf } from '../../../base/json.ts';
import type { Draft, Path } from './draft.ts';
import { formatPath, shownDraft, toDraft } from './draft.ts';
import type { Field, GroupField, ListField, WaysField } from './field.ts';
import { beginning, labelOf, wayIndex } from './field.ts';
import type { FormContext } from './leafField.tsx';
import { LeafField } from './leafField.tsx';

interface FieldProps<Kind extends Field = Field> {
  readonly field: Kind;
  readonly draft: Draft;
  readonly path: Path;
  readonly context: FormContext;
}

export function SchemaField({ field, draft, path, context }: FieldProps): VNode | null {
  if (context.elsewhere.has(formatPath(path))) return null;
  const place = { draft, path, context };
  switch (field.kind) {
    case 'fixed':
      return null;
    case 'group':
      return (
        <Frame field={field} path={path} context={context}>
          <GroupFields {...place} field={field} />
        </Frame>
      );
    case 'list':
      return <ListRows {...place} field={field} />;
    case 'ways':
      return <Ways {...place} field={field} />;
    default:
      return <LeafField {...place} field={field} />;
  }
}

interface GroupProps extends FieldProps<GroupField> {
  /** Shown before the other fields. */
  readonly before?: VNode;
}

/** The fields of a group without a frame around them. */
export function GroupFields({ field, draft, path, context, before }: GroupProps): VNode {
  const fields = fieldsOf(shownDraft(field, draft));
  return (
    <div class="fields">
      {before}
      {field.fields.map((one) => (
        <SchemaField key={one.name} field={one} draft={fields[one.name]} path={[...path, one.name]} context={context} />
      ))}
    </div>
  );
}

interface FrameProps {
  readonly field: Field;
  readonly path: Path;
  readonly context: FormContext;
  readonly children: VNode | readonly VNode[];
}

/** A frame with a legend, help, any problem of the whole, and the parts. */
function Frame({ field, path, context, children }: FrameProps): VNode {
  const problem = context.problems.get(formatPath(path));
  return (
    <fieldset class="frame wide-field">
      {field.label !== '' && <legend>{field.label}</legend>}
      {field.help !== '' && <p class="help">{field.help}</p>}
      {problem !== undefined && <p class="problem">{problem}</p>}
      {children}
    </fieldset>
  );
}

function Ways({ field, draft, path, context }: FieldProps<WaysField>): VNode {
  const shown = shownDraft(field, draft);
  const index = wayIndex(field, shown);
  const way = field.ways[index]!.field;
  const id = `way-${formatPath(path)}`;
  const choose = (chosen: number): void => {
    const next = field.ways[chosen]!.field;
    context.change(path, toDraft(next, beginning(next)));
  };
  const choice = (
    <div class="field">
      <label htmlFor={id}>{isMethod(field) ? 'Method' : 'Kind'}</label>
      <select id={id} value={index} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {field.ways.map(({ name }, number) => (
          <option key={name} value={number}>
            {labelOf(name)}
          </option>
        ))}
      </select>
      {way.help !== '' && <p class="help">{way.help}</p>}
    </div>
  );
  return (
    <Frame field={field} path={path} context={context}>
      {way.kind === 'group' ? (
        <GroupFields field={way} draft={shown} path={path} context={context} before={choice} />
      ) : (
        choice
      )}
    </Frame>
  );
}

function isMethod({ ways }: WaysField): boolean {
  return ways.every(({ field }) => field.kind === 'group' && field.fields.some(({ name }) => name === 'method'));
}

function ListRows({ field, draft, path, context }: FieldProps<ListField>): VNode {
  const shown = shownDraft(field, draft);
  const items: readonly Draft[] = Array.isArray(shown) ? shown : [];
  const name = field.label.toLowerCase();
  return (
    <Frame field={field} path={path} context={context}>
      <ol class="rows">
        {items.map((item, index) => (
          <li key={index}>
            <Row field={field} item={item} path={[...path, index]} context={context} />
            <button
              type="button"
              disabled={items.length <= field.least}
              aria-label={`Remove ${name}, number ${index + 1}`}
              onClick={() => context.change(path, items.toSpliced(index, 1))}
            >
              Remove
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="add"
        disabled={items.length >= field.most}
        onClick={() => context.change(path, [...items, toDraft(field.item, beginning(field.item))])}
      >
        Add<span class="hidden"> to {name}</span>
      </button>
    </Frame>
  );
}

interface RowProps {
  readonly field: ListField;
  readonly item: Draft;
  readonly path: Path;
  readonly context: FormContext;
}

/** Items are labelled by number. */
function Row({ field: list, item, path, context }: RowProps): VNode | null {
  const label = `${list.label.replace(/s$/, '')} ${Number(path.at(-1)) + 1}`;
  return <SchemaField field={{ ...list.item, label, help: '' }} draft={item} path={path} context={context} />;
}
