/** API schemas in words, and as table rows. */

import type { ApiDocument, Schema } from '../../api/serverApi.ts';
import { fieldsOf } from '../../base/json.ts';

/** What a value looks like: `a whole number from 1 to 10`, `a list of texts`, `or null`. */
export function schemaText(schema: Schema, document: ApiDocument): string {
  const text = plainText(schema, document);
  return isNullable(schema) ? `${text} or null` : text;
}

function plainText(schema: Schema, document: ApiDocument): string {
  if (schema.$ref !== undefined) return referenceText(schema.$ref, document);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const others = alternatives(schema);
  if (others.length > 0) return [...new Set(others.map((other) => schemaText(other, document)))].join(' or ');
  if (schema.allOf) return 'an object';
  switch (mainType(schema)) {
    case 'integer':
      return `a whole number${rangeText(schema.minimum, schema.maximum)}`;
    case 'number':
      return `a number${rangeText(schema.minimum, schema.maximum)}`;
    case 'boolean':
      return 'true or false';
    case 'string':
      return textText(schema);
    case 'array':
      return `a list${rangeText(schema.minItems, schema.maxItems, ' entries')} of: ${schemaText(schema.items ?? {}, document)}`;
    case 'object':
      return schema.properties ? 'an object' : 'an object with any names';
    default:
      return 'anything';
  }
}

/** An object is shown by its name; other types are spelt out. */
function referenceText(reference: string, document: ApiDocument): string {
  const target = schemaAt(document, reference);
  return !target || target.properties ? referenceName(reference) : schemaText(target, document);
}

function textText({ minLength, maxLength, pattern }: Schema): string {
  if (pattern !== undefined) return `a text that matches ${pattern}`;
  return `a text${rangeText(minLength, maxLength, ' letters')}`;
}

/** Omits bounds at the limit of whole numbers, which mean nothing. */
function rangeText(low: number | undefined, high: number | undefined, unit = ''): string {
  const [least, most] = [low ?? -Infinity, high ?? Infinity].map((bound) =>
    Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound,
  );
  if (least !== undefined && most !== undefined) return ` ${unit === '' ? 'from' : 'of'} ${least} to ${most}${unit}`;
  if (most !== undefined) return ` of at most ${most}${unit}`;
  return least === undefined || least === 0 ? '' : ` of at least ${least}${unit}`;
}

function mainType({ type, properties }: Schema): string | undefined {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  return types.find((name) => name !== 'null') ?? (properties ? 'object' : undefined);
}

function isNullable({ type, anyOf, oneOf }: Schema): boolean {
  const isNull = (schema: Schema): boolean => schema.type === 'null';
  return (Array.isArray(type) && type.includes('null')) || (anyOf ?? oneOf ?? []).some(isNull);
}

/** The target of a reference in the same document; undefined if there is none. */
export function schemaAt(document: ApiDocument, reference: string): Schema | undefined {
  let place: unknown = document;
  for (const part of reference.replace(/^#\//, '').split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) return undefined;
    place = fieldsOf(place)[name];
  }
  return place as Schema;
}

function referenceName(reference: string): string {
  return reference.split('/').at(-1)!;
}

/** The alternatives of a schema, without null. */
export function alternatives({ anyOf, oneOf }: Schema): readonly Schema[] {
  return (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null');
}

/** A row for each field. Fields of inner objects follow the field that contains them. */
export interface SchemaRow {
  readonly name: string;
  /** The nesting level: 0 for a field of the whole. */
  readonly level: number;
  readonly form: string;
  readonly isRequired: boolean;
  readonly summary: string;
}

/** Empty for a schema without fields, such as a text. */
export function schemaRows(schema: Schema, document: ApiDocument): SchemaRow[] {
  return rowsOf(schema, document, 0, []);
}

/** `open` lists the references followed so far, so that a recursive schema is expanded once. */
function rowsOf(schema: Schema, document: ApiDocument, level: number, open: readonly string[]): SchemaRow[] {
  const { $ref } = schema;
  if ($ref !== undefined) {
    const target = open.includes($ref) ? undefined : schemaAt(document, $ref);
    return target ? rowsOf(target, document, level, [...open, $ref]) : [];
  }
  const inner = [...alternatives(schema), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])];
  const values = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    rowOf(name, field, schema.required?.includes(name) ?? false),
    ...rowsOf(field, document, level + 1, open),
  ]);
  return [...own, ...[...inner, ...values].flatMap((part) => rowsOf(part, document, level, open))];

  function rowOf(name: string, field: Schema, isRequired: boolean): SchemaRow {
    return { name, level, form: schemaText(field, document), isRequired, summary: field.description ?? '' };
  }
}
