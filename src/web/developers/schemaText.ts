/** What a value of a schema looks like, in words: `a whole number from 1 to 10`, `a list of texts`, `or null`. */

import type { ApiDocument, Schema } from '../../api/serverApi.ts';
import { alternatives, referenceName, schemaAt } from './apiDocument.ts';

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

/** What has properties goes by its name; anything else is told as if it stood here. */
function referenceText(reference: string, document: ApiDocument): string {
  const target = schemaAt(document, reference);
  return !target || target.properties ? referenceName(reference) : schemaText(target, document);
}

function textText({ minLength, maxLength, pattern }: Schema): string {
  if (pattern !== undefined) return `a text that matches ${pattern}`;
  return `a text${rangeText(minLength, maxLength, ' letters')}`;
}

/** Bounds as large as whole numbers go say nothing. */
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
