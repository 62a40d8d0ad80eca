/**
 * Settings as data: parsing, validation, messages, help and forms all follow from one description. Operators take
 * theirs as plain JSON from an experiment; players and openings take theirs as text, `depth=6,extend=off`. Missing
 * settings take their defaults, and invalid ones are rejected by name.
 */

import { InputError } from './inputError.ts';

/** A setting: its purpose, and the form of its value. */
export interface Setting<Value> {
  readonly summary: string;
  /** A description of valid values: `a whole number from 1 to 100`. */
  readonly form: string;
  /** The default value. */
  readonly preset: Value;
  /** The JSON Schema of a value, for editors and forms. */
  readonly schema: SettingSchema;
  /** What some of its values mean, one line each, beginning with the value. */
  readonly details?: readonly string[];
  /** Whether a value in JSON is valid. */
  accepts(json: unknown): boolean;
  /** The value of a text, or undefined if it is invalid. May throw an InputError with details. */
  parse(text: string): Exclude<Value, undefined> | undefined;
  /** The shortest text of a value. */
  format(value: Exclude<Value, undefined>): string;
}

/** The few JSON Schemas that settings need. */
export type SettingSchema =
  | { readonly type: 'integer' | 'number'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'string'; readonly enum: readonly string[] }
  /** Any text that can be parsed, such as the examples. */
  | { readonly type: 'string'; readonly examples: readonly string[] }
  | { readonly type: 'boolean' };

/** Any set of settings, by name. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

/** The values of a set of settings. */
export type Values<Set> = { readonly [Name in keyof Set]: Set[Name] extends Setting<infer Value> ? Value : never };

/** Settings from outside, before validation. */
export type Given = Readonly<Record<string, unknown>>;

export function wholeNumber<Preset extends number | undefined>(
  summary: string,
  low: number,
  high: number,
  preset: Preset,
): Setting<number | Preset> {
  return {
    summary,
    form: `a whole number from ${low} to ${high}`,
    preset,
    schema: { type: 'integer', minimum: low, maximum: high },
    accepts: (json) => Number.isInteger(json) && isWithin(json, low, high),
    parse: (text) => numberWithin(/^\d+$/.test(text) ? Number(text) : undefined, low, high),
    format: String,
  };
}

export function decimal(summary: string, low: number, high: number, preset: number): Setting<number> {
  return {
    summary,
    form: `a number from ${low} to ${high}`,
    preset,
    schema: { type: 'number', minimum: low, maximum: high },
    accepts: (json) => isWithin(json, low, high),
    parse: (text) => numberWithin(/^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined, low, high),
    format: String,
  };
}

export function choice<Name extends string>(summary: string, names: readonly Name[], preset: Name): Setting<Name> {
  return {
    summary,
    form: `${names.slice(0, -1).join(', ')}${names.length > 1 ? ' or ' : ''}${names.at(-1)}`,
    preset,
    schema: { type: 'string', enum: names },
    accepts: (json) => names.includes(json as Name),
    parse: (text) => names.find((name) => name === text),
    format: (name) => name,
  };
}

/** A switch: `on` or `off` in texts, `true` or `false` in JSON. */
export function onOff(summary: string, preset: boolean): Setting<boolean> {
  return {
    summary,
    form: 'on or off',
    preset,
    schema: { type: 'boolean' },
    accepts: (json) => typeof json === 'boolean',
    parse: (text) => (text === 'on' || text === 'off' ? text === 'on' : undefined),
    format: (value) => (value ? 'on' : 'off'),
  };
}

/** A setting that is written as text, in JSON too. */
export function textSetting<Value>(
  description: Omit<Setting<Value>, 'schema' | 'accepts'>,
  examples: readonly string[],
): Setting<Value> {
  return {
    ...description,
    schema: { type: 'string', examples },
    accepts: (json) => typeof json === 'string' && description.parse(json) !== undefined,
  };
}

/** A duration; its value is in milliseconds. */
export function duration(summary: string): Setting<number | undefined> {
  const form = 'a time such as 500ms, 2s or 1min, up to 60min';
  const parse = (text: string): number | undefined => {
    const match = /^(\d+\.?\d*|\.\d+)(ms|s|min)$/.exec(text);
    return match ? numberWithin(Number(match[1]) * MS_PER_UNIT[match[2]!]!, 1, 3_600_000) : undefined;
  };
  const format = (timeMs: number): string => (timeMs % 1000 === 0 ? `${timeMs / 1000}s` : `${timeMs}ms`);
  return textSetting<number | undefined>({ summary, form, preset: undefined, parse, format }, ['500ms', '2s', '1min']);
}

/** The values of all settings of a set, given some of them in JSON. */
export function readSettings<Set extends Settings>(set: Set, given: Given, owner: string): Values<Set> {
  return valuesOf(set, Object.keys(given), 'setting', owner, (name, setting) => {
    const json = given[name];
    if (json === undefined) return setting.preset;
    if (setting.accepts(json)) return typeof json === 'string' ? setting.parse(json) : json;
    throw new InputError(
      'setting-value',
      `${owner}: ${name} must be ${formInJson(setting)}, not ${formatGiven(json)}.`,
    );
  });
}

/** The same, given some of them as texts. */
export function parseSettings<Set extends Settings>(
  set: Set,
  texts: ReadonlyMap<string, string>,
  owner: string,
): Values<Set> {
  return valuesOf(set, texts.keys(), 'option', owner, (name, setting) => {
    const text = texts.get(name);
    if (text === undefined) return setting.preset;
    const value = setting.parse(text);
    if (value !== undefined) return value;
    throw new InputError('option-value', `${owner}: ${name} must be ${setting.form}, not "${text}".`);
  });
}

/** A description of valid values in JSON. */
export function formInJson({ schema, form }: Setting<unknown>): string {
  return schema.type === 'boolean' ? 'true or false' : form;
}

/** The entry of a registry that a setting names, such as `method: "ramped"`. */
export function findNamed<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  name: unknown,
  owner: string,
): Entry {
  const entry = entries.find((candidate) => candidate.name === name);
  if (entry) return entry;
  const names = entries.map((candidate) => candidate.name).join(', ');
  throw new InputError('setting-value', `${owner}: method must be one of ${names}, not ${formatGiven(name)}.`);
}

/** Every setting of a set with its value; `kind` is the word that users know. */
function valuesOf<Set extends Settings>(
  set: Set,
  given: Iterable<string>,
  kind: 'setting' | 'option',
  owner: string,
  valueOf: (name: string, setting: Setting<unknown>) => unknown,
): Values<Set> {
  const names = Object.keys(set);
  for (const name of given) {
    if (Object.hasOwn(set, name)) continue;
    const known = names.length === 0 ? 'It has none.' : `Its ${kind}s are ${names.join(', ')}.`;
    throw new InputError(`${kind}-unknown`, `${owner} has no ${kind} "${shorten(name)}". ${known}`);
  }
  return Object.fromEntries(names.map((name) => [name, valueOf(name, set[name]!)])) as Values<Set>;
}

const MS_PER_UNIT: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000 };

function isWithin(value: unknown, low: number, high: number): boolean {
  return typeof value === 'number' && value >= low && value <= high;
}

function numberWithin(value: number | undefined, low: number, high: number): number | undefined {
  return isWithin(value, low, high) ? value : undefined;
}

function formatGiven(value: unknown): string {
  if (value === undefined) return 'left out';
  if (typeof value === 'number') return String(value);
  return shorten(JSON.stringify(value) ?? typeof value);
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
