/**
 * The contents of a form while you fill it in. Numbers are kept as the typed text, so that nothing changes while you
 * type. Omitted fields stay omitted and show their default.
 */

import { fieldsOf } from '../../../base/json.ts';
import type { Field } from './field.ts';
import { wayIndex } from './field.ts';

export type Draft = unknown;
export type Path = readonly (string | number)[];

/** The draft of a value. */
export function toDraft(field: Field, value: unknown): Draft {
  return mapParts(field, value, toDraft, (leaf, part) =>
    leaf.kind === 'number' && typeof part === 'number' ? String(part) : part,
  );
}

/** The value of a draft. A cleared number is omitted; an invalid one is sent unchanged, for the server to reject. */
export function fromDraft(field: Field, draft: Draft): unknown {
  return mapParts(field, draft, fromDraft, (leaf, part) =>
    leaf.kind === 'number' && typeof part === 'string' ? numberOf(part) : part,
  );
}

/** A value with the defaults of all omitted fields. */
export function filled(field: Field, value: unknown): unknown {
  const whole = value ?? (value === null ? null : field.preset);
  if (field.kind !== 'group') return mapParts(field, whole, filled, (_, part) => part);
  const all = Object.fromEntries(field.fields.map(({ name }) => [name, undefined]));
  return mapParts(field, { ...all, ...Object(whole) }, filled, (_, part) => part);
}

/** What a field shows: its draft or its default. */
export function shownDraft(field: Field, draft: Draft): Draft {
  return draft === undefined ? toDraft(field, field.preset) : draft;
}

/** The field at a path with its draft; undefined if another alternative is selected. */
export function fieldAt(field: Field, draft: Draft, path: Path): { field: Field; draft: Draft } | undefined {
  const [step, ...rest] = path;
  const shown = shownDraft(field, draft);
  if (field.kind === 'ways') return fieldAt(field.ways[wayIndex(field, shown)]!.field, shown, path);
  if (step === undefined) return { field, draft };
  const child = childOf(field, step);
  return child && fieldAt(child, fieldsOf(shown)[step], rest);
}

/** Replaces the draft at a path. Omitted fields on the way are filled in first. */
export function changedDraft(field: Field, draft: Draft, path: Path, next: Draft): Draft {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  const shown = shownDraft(field, draft);
  if (field.kind === 'ways') return changedDraft(field.ways[wayIndex(field, shown)]!.field, shown, path, next);
  const child = childOf(field, step)!;
  if (field.kind === 'list') {
    const items = (shown ?? []) as readonly Draft[];
    return items.with(Number(step), changedDraft(child, items[Number(step)], rest, next));
  }
  const fields = fieldsOf(shown);
  return { ...fields, [step]: changedDraft(child, fields[step], rest, next) };
}

/** `fitness.opponents[0].weight`, as in the server's messages. */
export function formatPath(path: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  return steps.join('').slice(1);
}

/** The paths of all fields that a draft shows. */
export function pathsOf(field: Field, draft: Draft, path: Path = []): Path[] {
  const shown = shownDraft(field, draft);
  if (field.kind === 'ways') return pathsOf(field.ways[wayIndex(field, shown)]!.field, shown, path);
  const below =
    field.kind === 'group'
      ? field.fields.flatMap((one) => pathsOf(one, fieldsOf(shown)[one.name], [...path, one.name]))
      : field.kind === 'list' && Array.isArray(shown)
        ? shown.flatMap((item, index) => pathsOf(field.item, item, [...path, index]))
        : [];
  return [path, ...below];
}

function childOf(field: Field, step: string | number): Field | undefined {
  if (field.kind === 'list') return field.item;
  return field.kind === 'group' ? field.fields.find(({ name }) => name === step) : undefined;
}

/** Applies `visit` to the parts of a value, or `atLeaf` if it has none. Undefined parts are removed. */
function mapParts(
  field: Field,
  value: unknown,
  visit: (field: Field, part: unknown) => unknown,
  atLeaf: (field: Field, part: unknown) => unknown,
): unknown {
  if (value === undefined) return undefined;
  if (field.kind === 'ways') return visit(field.ways[wayIndex(field, value)]!.field, value);
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => visit(field.item, item));
  if (field.kind !== 'group' || typeof value !== 'object' || value === null) return atLeaf(field, value);
  const parts = Object.entries(value).map(([name, part]) => {
    const child = childOf(field, name);
    return [name, child ? visit(child, part) : part] as const;
  });
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

function numberOf(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return Number.isFinite(Number(trimmed)) ? Number(trimmed) : text;
}
