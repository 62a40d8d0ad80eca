/** An example value that a schema accepts. Fields with well-known names get meaningful values. */

import type { ApiDocument, Schema } from '../../api/serverApi.ts';
import { alternatives, schemaAt } from './schemaText.ts';

const KNOWN: Readonly<Record<string, unknown>> = {
  player: 'champion:oak',
  opponent: 'champion:oak',
  opponents: ['champion:oak', 'champion:hazel'],
  side: 'black',
  fen: 'B:W18,24,K10:B12,K22',
  move: '11-15',
  runs: '1,2',
  title: 'Oak against Hazel',
  question: 'How strong was your opponent?',
  seed: 1,
  rating: 7,
  participants: 10,
  count: 5,
};

/** Deeper values are null. */
const DEEPEST = 6;

export function exampleValue(schema: Schema, document: ApiDocument, name = '', depth = 0): unknown {
  if (depth > DEEPEST) return null;
  if (schema.$ref !== undefined) {
    const target = schemaAt(document, schema.$ref);
    return target ? exampleValue(target, document, name, depth + 1) : null;
  }
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (Object.hasOwn(KNOWN, name)) return KNOWN[name];
  if (schema.default !== undefined) return schema.default;
  const [first] = [...alternatives(schema), ...(schema.allOf ?? [])];
  if (first) return exampleValue(first, document, name, depth + 1);
  const { type } = schema;
  switch (typeof type === 'string' ? type : type?.[0]) {
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return [exampleValue(schema.items ?? {}, document, '', depth + 1)];
    case 'string':
      return exampleText(schema);
    default:
      return exampleObject(schema, document, depth);
  }
}

/** Contains required fields only. */
function exampleObject({ properties = {}, required = [] }: Schema, document: ApiDocument, depth: number): unknown {
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(needed.map(([name, field]) => [name, exampleValue(field, document, name, depth + 1)]));
}

/** Texts with a pattern are ids of a fixed number of letters or digits. */
function exampleText({ pattern, minLength = 1 }: Schema): string {
  const letters = /^\^\[[^\]]+\]\{(\d+)\}\$$/.exec(pattern ?? '');
  if (letters) return 'a1b2c3d4'.repeat(8).slice(0, Number(letters[1]));
  return 'text'.padEnd(minLength, 't');
}
