/**
 * The settings of an operator as data: from one description follow validation, messages and help. They come as plain
 * JSON from an experiment's configuration; what is missing takes its preset, and what is wrong is turned down by name.
 */

import { InputError } from './inputError.ts';

export interface Setting<Value> {
  readonly summary: string;
  /** What a value looks like: `a whole number from 1 to 100`. */
  readonly form: string;
  /** The value when the setting is not given. */
  readonly preset: Value;
  /** The same as a JSON Schema, for editors and forms. */
  readonly schema: SettingSchema;
  accepts(value: unknown): boolean;
}

/** The few JSON Schemas that settings need. */
export type SettingSchema =
  | { readonly type: 'integer' | 'number'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'string'; readonly enum: readonly string[] }
  | { readonly type: 'boolean' };

/** Any set of settings, by name. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

/** The values that a set of settings yields. */
export type Values<Set> = { readonly [Name in keyof Set]: Set[Name] extends Setting<infer Value> ? Value : never };

/** Settings as they come from outside. */
export type Given = Readonly<Record<string, unknown>>;

export function wholeNumber(summary: string, low: number, high: number, preset: number): Setting<number> {
  const accepts = (value: unknown) => Number.isInteger(value) && isWithin(value, low, high);
  const schema = { type: 'integer', minimum: low, maximum: high } as const;
  return { summary, form: `a whole number from ${low} to ${high}`, preset, schema, accepts };
}

export function decimal(summary: string, low: number, high: number, preset: number): Setting<number> {
  const schema = { type: 'number', minimum: low, maximum: high } as const;
  const accepts = (value: unknown) => isWithin(value, low, high);
  return { summary, form: `a number from ${low} to ${high}`, preset, schema, accepts };
}

export function choice<Name extends string>(summary: string, names: readonly Name[], preset: Name): Setting<Name> {
  const form = `${names.slice(0, -1).join(', ')}${names.length > 1 ? ' or ' : ''}${names.at(-1)}`;
  const schema = { type: 'string', enum: names } as const;
  return { summary, form, preset, schema, accepts: (value) => names.includes(value as Name) };
}

export function onOff(summary: string, preset: boolean): Setting<boolean> {
  const accepts = (value: unknown) => typeof value === 'boolean';
  return { summary, form: 'true or false', preset, schema: { type: 'boolean' }, accepts };
}

/** The values of all settings of a set, given some of them. */
export function readSettings<Set extends Settings>(set: Set, given: Given, owner: string): Values<Set> {
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(set, name)) continue;
    const known = Object.keys(set).join(', ');
    throw new InputError('setting-unknown', `${owner} has no setting "${shorten(name)}". Its settings are ${known}.`);
  }
  const values = Object.entries<Setting<unknown>>(set).map(([name, setting]) => {
    const value = given[name];
    if (value === undefined) return [name, setting.preset];
    if (setting.accepts(value)) return [name, value];
    throw new InputError('setting-value', `${owner}: ${name} must be ${setting.form}, not ${format(value)}.`);
  });
  return Object.fromEntries(values) as Values<Set>;
}

/** The entry of a registry that settings name, such as `method: "ramped"`. */
export function findNamed<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  name: unknown,
  owner: string,
): Entry {
  const entry = entries.find((candidate) => candidate.name === name);
  if (entry) return entry;
  const names = entries.map((candidate) => candidate.name).join(', ');
  throw new InputError('setting-value', `${owner}: method must be one of ${names}, not ${format(name)}.`);
}

function isWithin(value: unknown, low: number, high: number): boolean {
  return typeof value === 'number' && value >= low && value <= high;
}

function format(value: unknown): string {
  if (value === undefined) return 'left out';
  if (typeof value === 'number') return String(value);
  return shorten(JSON.stringify(value) ?? typeof value);
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
