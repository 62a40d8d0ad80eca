/**
 * Changes to an experiment from the command line: `fitness.games=40`, or `population=200` if only one field has that
 * name. The names are those of the schema, so that every new setting can be changed.
 */

import { InputError } from '../base/inputError.ts';
import { nearestName } from '../base/nearestName.ts';
import type { FieldSchema } from './experimentSchema.ts';
import { experimentSchema } from './experimentSchema.ts';

type Path = readonly string[];

/**
 * The JSON of an experiment with some fields set. Values are parsed as JSON, or taken as text if that fails. A new
 * method keeps the settings that it has too.
 */
export function changeExperiment(json: unknown, changes: readonly string[]): unknown {
  const schema = experimentSchema();
  return changes.reduce((whole, change) => {
    const [, name, text] = /^([^=]+)=(.*)$/s.exec(change) ?? [];
    if (name === undefined || text === undefined) {
      throw new InputError(
        'experiment-change',
        `"${change}" is not a change. Write name=value, as in fitness.games=40.`,
      );
    }
    const path = findPath(name.trim(), [...fieldPaths(schema)]);
    const value = parseValue(text);
    const ready = path.at(-1) === 'method' ? keepSettings(whole, path.slice(0, -1), value, schema) : whole;
    return setField(ready, path, value, schema);
  }, json);
}

/** All names of fields, with dots. Elements of lists have numbers instead of names. */
function* fieldPaths(schema: FieldSchema, around = ''): Generator<string> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield `${around}${name}`;
    yield* fieldPaths(field as FieldSchema, `${around}${name}.`);
  }
  for (const way of waysOf(schema)) yield* fieldPaths(way, around);
}

function waysOf({ oneOf = [], anyOf = [] }: FieldSchema): readonly FieldSchema[] {
  return [...oneOf, ...anyOf] as FieldSchema[];
}

/** The field that a name means: the full name, or the end of one. */
function findPath(name: string, fields: readonly string[]): Path {
  const parts = name.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  const numberAt = parts.findIndex((part) => /^\d+$/.test(part));
  const named = parts.slice(0, numberAt < 0 ? parts.length : numberAt).join('.');
  const meant = fields.includes(named) ? [named] : fieldsEnding(named, fields);
  if (meant.length === 1) return [...meant[0]!.split('.'), ...(numberAt < 0 ? [] : parts.slice(numberAt))];
  if (meant.length > 1) {
    throw new InputError('experiment-change', `"${name}" is ambiguous: ${meant.join(', ')}. Write the full name.`);
  }
  const names = named.includes('.') ? fields : fields.map((field) => field.split('.').at(-1)!);
  const nearest = nearestName(named.slice(0, 60), names);
  const advice =
    nearest === undefined
      ? 'experiments/experiment.schema.json lists all fields.'
      : `Did you mean ${fieldsEnding(nearest, fields).join(' or ')}?`;
  throw new InputError('experiment-change', `There is no field "${name.slice(0, 60)}" in an experiment. ${advice}`);
}

function fieldsEnding(name: string, fields: readonly string[]): readonly string[] {
  return [...new Set(fields)].filter((field) => field === name || field.endsWith(`.${name}`));
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The section of a method with only those fields that the new method has too. */
function keepSettings(json: unknown, path: Path, method: unknown, schema: FieldSchema): unknown {
  const given = path.reduce(fieldOf, json);
  const way = wayOf(schemaAt(schema, path, json), method);
  if (!way || typeof given !== 'object' || given === null) return json;
  const kept = Object.entries(given).filter(([name, value]) => isKnown(way, name, value));
  return setField(json, path, Object.fromEntries(kept), schema);
}

/** The schema of a field. Sections on the path may be of several kinds; the JSON decides which. */
function schemaAt(schema: FieldSchema, path: Path, json: unknown): FieldSchema {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const kind = wayOf(schema, Object(json).method) ?? schema;
  return schemaAt(Object(fieldOf(kind.properties, name)) as FieldSchema, rest, fieldOf(json, name));
}

/** The kind of a section that a method names; without one it is the kind that may omit it. */
function wayOf(schema: FieldSchema, method: unknown): FieldSchema | undefined {
  return waysOf(schema).find(({ properties, required = [] }) => {
    const { const: name } = Object(fieldOf(properties, 'method'));
    return method === undefined ? !required.includes('method') : name === method;
  });
}

/** Whether a kind has a field and, for a field with a method, that method too. */
function isKnown(kind: FieldSchema, name: string, value: unknown): boolean {
  const field = fieldOf(kind.properties, name) as FieldSchema | undefined;
  const { method } = Object(value) as { method?: unknown };
  return (
    field !== undefined && (method === undefined || waysOf(field).length === 0 || wayOf(field, method) !== undefined)
  );
}

function fieldOf(part: unknown, name: string): unknown {
  return (Object(part) as Record<string, unknown>)[name];
}

/** A copy with a value at a place. Missing sections on the path start with their defaults. */
function setField(part: unknown, path: Path, value: unknown, schema: FieldSchema = {}, around: Path = []): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const here = [...around, name];
  const fields: unknown = part ?? schema.default ?? {};
  const inner = (Array.isArray(fields) ? schema.items : fieldOf(schema.properties, name)) as FieldSchema | undefined;
  const changed = setField(fieldOf(fields, name), rest, value, inner, here);
  if (!Array.isArray(fields)) {
    if (typeof fields === 'object') return { ...fields, [name]: changed };
    throw new InputError('experiment-change', `${here.join('.')} cannot be set: ${around.join('.')} has no fields.`);
  }
  if (Number(name) < fields.length) return fields.with(Number(name), changed);
  const count = `${around.join('.')} has ${fields.length}`;
  throw new InputError('experiment-change', `${here.join('.')} does not exist: ${count}, counted from 0.`);
}
