/**
 * The document about experiments with the tables of all their fields, one for each section, between two marks. They come
 * from the schema, so that `npm run docs` adds new methods and settings.
 */

import { readFile } from 'node:fs/promises';
import { capital } from '../src/base/capital.ts';
import type { FieldSchema } from '../src/experiments/experimentSchema.ts';
import { experimentSchema } from '../src/experiments/experimentSchema.ts';

interface Row {
  readonly field: string;
  readonly values: string;
  readonly preset: string;
  readonly meaning: string;
  /** The methods that have it; empty if it does not depend on the method. */
  readonly methods: readonly string[];
}

const HEAD = '| field | values | if left out | what it means |\n| --- | --- | --- | --- |';

const PAGE = new URL('../docs/experiments.md', import.meta.url);
const MARKED = /(?<=<!-- fields[^>]*-->\n)[^]*(?=\n<!-- end of fields -->)/;

export async function experimentReference(): Promise<string> {
  const page = await readFile(PAGE, 'utf8');
  if (!MARKED.test(page)) throw new Error('docs/experiments.md has lost the marks around its tables.');
  return page.replace(MARKED, () => `\n${experimentFields()}\n`);
}

function experimentFields(): string {
  const { properties = {}, required = [] } = experimentSchema();
  const sections = Object.entries(properties).map(([name, schema]) => ({ name, schema: schema as FieldSchema }));
  const isSection = ({ schema }: { schema: FieldSchema }): boolean => schema.type === 'object' || 'oneOf' in schema;
  const plain = sections
    .filter((section) => !isSection(section))
    .flatMap(({ name, schema }) => rowsOf(name, schema, required.includes(name)));
  const tables = sections.filter(isSection).map(({ name, schema }) => {
    const title = `### \`${name}\`\n\n${capital(schema.description ?? '')}.`;
    return `${title}\n\n${table(rowsOf(name, schema).slice(1))}`;
  });
  return [`### The experiment itself\n\n${table(plain)}`, ...tables].join('\n\n');
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ field, values, preset, meaning, methods }) => {
    const only = methods.length === 0 ? '' : ` (${methods.map((name) => `\`${name}\``).join(', ')})`;
    return `| \`${field}\` | ${values} | ${preset} | ${meaning}${only} |`;
  });
  return [HEAD, ...lines].join('\n');
}

/** A field and its inner fields. */
function rowsOf(field: string, schema: FieldSchema, isRequired = false): Row[] {
  const row = {
    field,
    values: valuesOf(schema),
    preset: presetOf(schema, isRequired),
    meaning: schema.description ?? '',
    methods: [],
  };
  return [row, ...(isMethod(schema) ? methodRows(field, schema) : innerRows(field, schema))];
}

function innerRows(field: string, schema: FieldSchema): Row[] {
  const listed = schema.items as FieldSchema | undefined;
  const [name, holder] = listed ? [`${field}[0]`, listed] : [field, schema];
  const ways = waysOf(holder).flatMap((way) => innerRows(name, { ...way, required: [] }));
  const own = Object.entries(holder.properties ?? {}).flatMap(([inner, value]) =>
    rowsOf(`${name}.${inner}`, value as FieldSchema, (holder.required ?? []).includes(inner)),
  );
  return [...new Map([...own, ...ways].map((row) => [JSON.stringify(row), row])).values()];
}

/** The methods and their settings; a setting of several methods has one row. */
function methodRows(field: string, schema: FieldSchema): Row[] {
  const ways = waysOf(schema);
  const names = ways.map(nameOf);
  const method = {
    field: `${field}.method`,
    values: names.map((name) => `\`${name}\``).join(', '),
    preset: formatPreset(Object(schema.default).method),
    meaning: ways.map((way) => `${nameOf(way)}: ${way.description ?? ''}`).join('; '),
    methods: [],
  };
  const settings = ways.flatMap((way) =>
    innerRows(field, way)
      .filter((row) => row.field !== `${field}.method`)
      .map((row) => ({ ...row, methods: [nameOf(way)] })),
  );
  const shared = Object.values(Object.groupBy(settings, (row) => JSON.stringify({ ...row, methods: [] })));
  const rows = shared.map((same) => ({ ...same![0]!, methods: same!.flatMap(({ methods }) => methods) }));
  return [method, ...rows.map((row) => (row.methods.length === names.length ? { ...row, methods: [] } : row))];
}

function isMethod(schema: FieldSchema): boolean {
  return waysOf(schema).some((way) => nameOf(way) !== '');
}

function nameOf({ properties }: FieldSchema): string {
  return String(Object(Object(properties).method).const ?? '');
}

function waysOf({ oneOf = [], anyOf = [] }: FieldSchema): readonly FieldSchema[] {
  return [...oneOf, ...anyOf] as FieldSchema[];
}

function valuesOf(schema: FieldSchema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (schema.type === 'boolean') return 'true or false';
  if (schema.type === 'integer' && schema.multipleOf === 2) return `even, ${schema.minimum} to ${schema.maximum}`;
  if (schema.type === 'integer') return `whole, ${schema.minimum} to ${schema.maximum}`;
  if (schema.type === 'number') return `${schema.minimum ?? schema.exclusiveMinimum} to ${schema.maximum}`;
  if (schema.type === 'string') return 'text';
  if (schema.type === 'array') return 'a list';
  return 'fields';
}

function presetOf(schema: FieldSchema, isRequired: boolean): string {
  if (schema.default !== undefined) return formatPreset(schema.default);
  return isRequired ? 'required' : '';
}

function formatPreset(value: unknown): string {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return '';
  return value === '' ? 'empty' : `\`${JSON.stringify(value)}\``;
}
