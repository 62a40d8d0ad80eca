/** A schema as the rows of a table: one for each field, those of inner objects below the field that holds them. */

import type { ApiDocument, Schema } from '../../api/serverApi.ts';
import { alternatives, schemaAt } from './apiDocument.ts';
import { schemaText } from './schemaText.ts';

export interface SchemaRow {
  readonly name: string;
  /** How far inside: 0 for a field of the whole. */
  readonly level: number;
  readonly form: string;
  readonly isRequired: boolean;
  readonly summary: string;
}

/** None for what has no fields, such as a text. */
export function schemaRows(schema: Schema, document: ApiDocument): SchemaRow[] {
  return fieldsOf(schema, document, 0, []);
}

/** `open` holds the references on the way here: what holds itself is told once. */
function fieldsOf(schema: Schema, document: ApiDocument, level: number, open: readonly string[]): SchemaRow[] {
  const { $ref } = schema;
  if ($ref !== undefined) {
    const target = open.includes($ref) ? undefined : schemaAt(document, $ref);
    return target ? fieldsOf(target, document, level, [...open, $ref]) : [];
  }
  const inner = [...alternatives(schema), ...(schema.allOf ?? []), ...(schema.items ? [schema.items] : [])];
  const values = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    rowOf(name, field, schema.required?.includes(name) ?? false),
    ...fieldsOf(field, document, level + 1, open),
  ]);
  return [...own, ...[...inner, ...values].flatMap((part) => fieldsOf(part, document, level, open))];

  function rowOf(name: string, field: Schema, isRequired: boolean): SchemaRow {
    return { name, level, form: schemaText(field, document), isRequired, summary: field.description ?? '' };
  }
}
