/**
 * Form fields from a JSON Schema. Only the keywords in the schema of an experiment are supported. Anything else becomes
 * a line of text, which the server checks.
 */

import { capital } from '../../../base/capital.ts';
import { fieldsOf } from '../../../base/json.ts';

/** A part of a JSON Schema. */
export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Named {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  /** The default of an omitted field; undefined if there is none. */
  readonly preset: unknown;
  readonly isRequired: boolean;
}

export type NumberField = Named & {
  readonly kind: 'number';
  readonly low: number | undefined;
  readonly high: number | undefined;
  /** The step between values, if not every value is allowed. */
  readonly step: number | undefined;
};
export type ChoiceField = Named & { readonly kind: 'choice'; readonly choices: readonly string[] };
export type SwitchField = Named & { readonly kind: 'switch' };
export type TextField = Named & { readonly kind: 'text'; readonly isLong: boolean };
/** A fixed value, such as the name of a method. */
type FixedField = Named & { readonly kind: 'fixed'; readonly value: unknown };
export type GroupField = Named & { readonly kind: 'group'; readonly fields: readonly Field[] };
export type ListField = Named & {
  readonly kind: 'list';
  readonly item: Field;
  readonly least: number;
  readonly most: number;
};
/** One of several alternatives, each with its own fields. */
export type WaysField = Named & { readonly kind: 'ways'; readonly ways: readonly Way[] };

interface Way {
  readonly name: string;
  readonly field: Field;
}

export type Field =
  | NumberField
  | ChoiceField
  | SwitchField
  | TextField
  | FixedField
  | GroupField
  | ListField
  | WaysField;

/** Longer texts get a field with several lines. */
const MOST_OF_A_LINE = 1000;

export function fieldOf(schema: Schema, name = '', isRequired = true): Field {
  const help = schema.description ?? '';
  const named = { name, label: labelOf(name), help, preset: schema.default, isRequired };
  const ways = schema.oneOf ?? schema.anyOf;
  if (ways) return { ...named, kind: 'ways', ways: ways.map(wayOf) };
  if (schema.const !== undefined) return { ...named, kind: 'fixed', value: schema.const };
  if (schema.enum) return { ...named, kind: 'choice', choices: schema.enum };
  switch (schema.type) {
    case 'integer':
    case 'number': {
      const step = schema.multipleOf ?? (schema.type === 'integer' ? 1 : undefined);
      return { ...named, kind: 'number', low: schema.minimum, high: schema.maximum, step };
    }
    case 'boolean':
      return { ...named, kind: 'switch' };
    case 'null':
      return { ...named, kind: 'fixed', value: null };
    case 'object':
      return { ...named, kind: 'group', fields: groupFields(schema) };
    case 'array': {
      const item = fieldOf(schema.items ?? {}, '');
      return { ...named, kind: 'list', item, least: schema.minItems ?? 0, most: schema.maxItems ?? Infinity };
    }
    default:
      return { ...named, kind: 'text', isLong: isLongText(schema) };
  }
}

/** The index of the alternative that a value matches. */
export function wayIndex({ ways }: WaysField, value: unknown): number {
  return Math.max(
    0,
    ways.findIndex(({ field }) => fits(field, value)),
  );
}

/** The first value of an added field: its default, or the least that is valid. */
export function beginning(field: Field): unknown {
  if (field.preset !== undefined) return field.preset;
  switch (field.kind) {
    case 'fixed':
      return field.value;
    case 'number':
      return field.low ?? 0;
    case 'choice':
      return field.choices[0];
    case 'switch':
      return false;
    case 'text':
      return '';
    case 'list':
      return Array.from({ length: field.least }, () => beginning(field.item));
    case 'ways':
      return beginning(field.ways[0]!.field);
    case 'group': {
      const required = field.fields.filter(({ isRequired }) => isRequired);
      return Object.fromEntries(required.map((one) => [one.name, beginning(one)]));
    }
  }
}

/** A text, number or switch as text; empty for anything else. */
export function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** `crossoverRate` becomes `Crossover rate`. */
export function labelOf(name: string): string {
  return capital(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}

/** Texts without a maximum length are names, unless their default is empty. */
function isLongText({ maxLength, default: preset }: Schema): boolean {
  return maxLength === undefined ? preset === '' : maxLength > MOST_OF_A_LINE;
}

function groupFields({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => fieldOf(schema, name, required.includes(name)));
}

function wayOf(schema: Schema): Way {
  const field = fieldOf(schema);
  return { name: wayName(field), field };
}

/** A method has its own name; other groups are named after a required field. */
function wayName(field: Field): string {
  if (field.kind === 'fixed') return field.value === null ? 'none' : plainText(field.value);
  if (field.kind !== 'group') return field.kind;
  const fixed = field.fields.find((one) => one.kind === 'fixed');
  return fixed ? plainText(fixed.value) : (field.fields.find(({ isRequired }) => isRequired)?.name ?? 'fields');
}

function fits(field: Field, value: unknown): boolean {
  if (field.kind === 'fixed') return value === field.value;
  if (field.kind !== 'group' || typeof value !== 'object') return false;
  const given = fieldsOf(value);
  const isComplete = field.fields.every((one) => !one.isRequired || one.name in given);
  return isComplete && field.fields.every((one) => one.kind !== 'fixed' || given[one.name] === one.value);
}
