/**
 * Fields of experiments as zod types, each with a description for editors and its own message for invalid values. Where
 * a module describes its settings as data, its fields are derived from them.
 */

import { z } from 'zod';
import type { Json } from './json.ts';
import { nearestName } from './nearestName.ts';
import type { Setting, Settings, Values } from './setting.ts';
import { formInJson } from './setting.ts';

/** The name of a method, with all of its settings. */
type Method = { readonly method: string } & Readonly<Record<string, string | number | boolean>>;

/** A section of one of several kinds, with fields specific to the kind. */
export type Fields = { readonly method: string } & { readonly [name: string]: Json };

/** What a registry provides about a method. */
interface MethodKind {
  readonly name: string;
  readonly summary: string;
  readonly settings: Settings;
}

/** What a registry provides about a kind that has more than settings. */
interface FieldsKind {
  readonly name: string;
  readonly summary: string;
  readonly fields: z.ZodRawShape;
}

type SettingTypes<Set extends Settings> = { [Name in keyof Set]: z.ZodDefault<z.ZodType<Values<Set>[Name]>> };

/** What zod reports about a value that it rejects. */
interface Rejection {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly keys?: readonly string[];
}

/** A setting as a field with its default. */
export function settingType<Value>(setting: Setting<Value>): z.ZodDefault<z.ZodType<Value>> {
  const type = schemaType(setting, mustBe(formInJson(setting))) as unknown as z.ZodType<Value>;
  return type.default(setting.preset as z.core.util.NoUndefined<Value>).describe(setting.summary);
}

/** The settings of a set as the fields of a section. */
export function settingTypes<Set extends Settings>(settings: Set): SettingTypes<Set> {
  const entries = Object.entries(settings).map(([name, setting]) => [name, settingType(setting)]);
  return Object.fromEntries(entries) as SettingTypes<Set>;
}

/** An even number, because games come in pairs, one with each colour. */
export function evenNumber(summary: string, low: number, high: number): z.ZodInt {
  const error = mustBe(`an even number from ${low} to ${high}`);
  return z.int({ error }).min(low, { error }).max(high, { error }).multipleOf(2, { error }).describe(summary);
}

export function textType(summary: string, least: number, most: number): z.ZodString {
  const error = mustBe(`a text of ${least} to ${most} characters`);
  return z.string({ error }).min(least, { error }).max(most, { error }).describe(summary);
}

/** A text with a meaning. The check returns a sentence about what is wrong, or undefined. */
export function meaningType(summary: string, form: string, check: (text: string) => string | undefined): z.ZodString {
  return z
    .string({ error: mustBe(form) })
    .superRefine((text, context) => {
      const problem = check(text);
      if (problem !== undefined) context.addIssue(`${mustBe(form)({ input: text })} ${problem}`);
    })
    .describe(summary);
}

export function listType<Item extends z.ZodType>(summary: string, item: Item, most: number): z.ZodArray<Item> {
  const error = mustBe(`a list of 1 to ${most} in brackets`);
  return z.array(item, { error }).min(1, { error }).max(most, { error }).describe(summary);
}

/** Fields in braces. An unknown field is rejected, and the message suggests the name that may have been meant. */
export function section<Shape extends z.ZodRawShape>(
  summary: string,
  shape: Shape,
): z.ZodObject<Shape, z.core.$strict> {
  const names = Object.keys(shape);
  const error = (rejection: Rejection): string =>
    rejection.code === 'unrecognized_keys'
      ? unknownFields(rejection.keys ?? [], names)
      : mustBe('fields in braces')(rejection);
  return z.strictObject(shape, { error }).describe(summary);
}

/** One of the methods of a registry, with its settings and those common to all. */
export function methodType(
  summary: string,
  kinds: readonly MethodKind[],
  shared: Settings,
  preset: string,
): z.ZodPrefault<z.ZodType<Method>> {
  const branches = kinds.map((kind) => ({ ...kind, fields: settingTypes({ ...shared, ...kind.settings }) }));
  return z.prefault(unionOf(branches) as z.ZodType<Method>, { method: preset }).describe(summary);
}

/** One of the kinds of a registry, with its own fields. Without a method it is the default. */
export function kindType(summary: string, kinds: readonly FieldsKind[], preset: string): z.ZodType<Fields> {
  return (unionOf(kinds, preset) as z.ZodType<Fields>).describe(summary);
}

/** Sections distinguished by `method`, which only the default may omit. */
function unionOf(kinds: readonly FieldsKind[], preset?: string): z.ZodType {
  const branches = kinds.map(({ name, summary, fields }) => {
    const method = z.literal(name);
    return section(summary, {
      method: (name === preset ? method.optional().default(name) : method).describe(summary),
      ...fields,
    });
  });
  const names = kinds.map(({ name }) => name).join(', ');
  const error = ({ code, input }: Rejection): string =>
    code === 'invalid_union'
      ? mustBe(`one of ${names}`)({ input: (input as { method?: unknown }).method })
      : mustBe(preset === undefined ? 'fields in braces, among them a method' : 'fields in braces')({ input });
  return z.discriminatedUnion('method', branches as unknown as [(typeof branches)[0]], { error });
}

/** The rest of a sentence that begins with the field. */
export function mustBe(form: string): (rejection: Rejection) => string {
  return ({ input }) =>
    input === undefined ? `is missing; it must be ${form}.` : `must be ${form}, not ${formatGiven(input)}.`;
}

function schemaType(setting: Setting<unknown>, error: (rejection: Rejection) => string): z.ZodType {
  const { schema } = setting;
  switch (schema.type) {
    case 'integer':
      return z.int({ error }).min(schema.minimum, { error }).max(schema.maximum, { error });
    case 'number':
      return z.number({ error }).min(schema.minimum, { error }).max(schema.maximum, { error });
    case 'string':
      return 'enum' in schema
        ? z.enum(schema.enum as [string, ...string[]], { error })
        : z.string({ error }).refine((text) => setting.accepts(text), { error });
    case 'boolean':
      return z.boolean({ error });
  }
}

/** A line for each field, which begins with its name. */
function unknownFields(keys: readonly string[], names: readonly string[]): string {
  return keys
    .map((key) => {
      const nearest = nearestName(key.slice(0, MOST_SHOWN), names);
      const advice = nearest === undefined ? `The fields are ${names.join(', ')}.` : `Did you mean ${nearest}?`;
      const shown = /^[$\w-]+$/.test(key) ? key.slice(0, MOST_SHOWN) : formatGiven(key);
      return `${shown} is unknown. ${advice}`;
    })
    .join('\n');
}

function formatGiven(value: unknown): string {
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}...` : text;
}

const MOST_SHOWN = 60;
