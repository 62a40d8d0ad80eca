/**
 * The options of a player as data: from one description follow parsing, messages, help and forms. Text from outside
 * becomes a value here or is turned down with a sentence that says what would do.
 */

import { InputError } from '../base/inputError.ts';

/** An option of a kind of player: what it is for, and how its value is written. */
export interface Option<Value> {
  readonly summary: string;
  /** What a value looks like: `a whole number from 1 to 100`. */
  readonly form: string;
  readonly field: Field;
  /** The value when the option is not given. */
  readonly preset: Value;
  /** The value of a text, or undefined if it has none. */
  parse(text: string): Exclude<Value, undefined> | undefined;
  /** The text of a value, as short as it can be. */
  format(value: Exclude<Value, undefined>): string;
}

/** How a form asks for a value. What is entered is a text to be parsed. */
export type Field =
  | { readonly control: 'whole' | 'decimal'; readonly low: number; readonly high: number }
  | { readonly control: 'choice'; readonly choices: readonly string[] }
  | { readonly control: 'switch' }
  /** Any text; some that will do may be proposed. */
  | { readonly control: 'text'; readonly proposals: readonly string[] };

/** Any set of options, by name. */
export type Options = Readonly<Record<string, Option<unknown>>>;

/** The values that a set of options yields. */
export type Values<Set> = { readonly [Name in keyof Set]: Set[Name] extends Option<infer Value> ? Value : never };

export function wholeNumber<Preset extends number | undefined>(
  summary: string,
  low: number,
  high: number,
  preset: Preset,
): Option<number | Preset> {
  return {
    summary,
    form: `a whole number from ${low} to ${high}`,
    field: { control: 'whole', low, high },
    preset,
    parse: (text) => inRange(/^\d+$/.test(text) ? Number(text) : undefined, low, high),
    format: String,
  };
}

export function decimal(summary: string, low: number, high: number, preset: number): Option<number> {
  return {
    summary,
    form: `a number from ${low} to ${high}`,
    field: { control: 'decimal', low, high },
    preset,
    parse: (text) => inRange(/^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined, low, high),
    format: String,
  };
}

/** A span of time; its value is in milliseconds. */
export function duration(summary: string): Option<number | undefined> {
  return {
    summary,
    form: 'a time such as 500ms, 2s or 1min, up to 60min',
    field: { control: 'text', proposals: ['500ms', '2s', '1min'] },
    preset: undefined,
    parse: (text) => {
      const match = /^(\d+\.?\d*|\.\d+)(ms|s|min)$/.exec(text);
      return match ? inRange(Number(match[1]) * MS_PER_UNIT[match[2]!]!, 1, 3_600_000) : undefined;
    },
    format: (timeMs) => (timeMs % 1000 === 0 ? `${timeMs / 1000}s` : `${timeMs}ms`),
  };
}

export function choice<Name extends string>(summary: string, names: readonly Name[], preset: Name): Option<Name> {
  return {
    summary,
    form: `${names.slice(0, -1).join(', ')}${names.length > 1 ? ' or ' : ''}${names.at(-1)}`,
    field: { control: 'choice', choices: names },
    preset,
    parse: (text) => names.find((name) => name === text),
    format: (name) => name,
  };
}

export function onOff(summary: string, preset: boolean): Option<boolean> {
  return {
    summary,
    form: 'on or off',
    field: { control: 'switch' },
    preset,
    parse: (text) => (text === 'on' || text === 'off' ? text === 'on' : undefined),
    format: (value) => (value ? 'on' : 'off'),
  };
}

/** The values of all options of a set, given texts for some of them. */
export function parseOptions<Set extends Options>(
  set: Set,
  texts: ReadonlyMap<string, string>,
  owner: string,
): Values<Set> {
  for (const name of texts.keys()) {
    if (!Object.hasOwn(set, name)) throw unknownOption(name, set, owner);
  }
  const values = Object.entries<Option<unknown>>(set).map(([name, option]) => {
    const text = texts.get(name);
    if (text === undefined) return [name, option.preset];
    const value = option.parse(text);
    if (value === undefined) {
      throw new InputError('option-value', `${owner}: ${name} must be ${option.form}, not "${text}".`);
    }
    return [name, value];
  });
  return Object.fromEntries(values) as Values<Set>;
}

const MS_PER_UNIT: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000 };

function inRange(value: number | undefined, low: number, high: number): number | undefined {
  return value !== undefined && value >= low && value <= high ? value : undefined;
}

function unknownOption(name: string, set: Options, owner: string): InputError {
  const names = Object.keys(set);
  const known = names.length === 0 ? 'It has none.' : `Its options are ${names.join(', ')}.`;
  return new InputError('option-unknown', `${owner} has no option "${name}". ${known}`);
}
