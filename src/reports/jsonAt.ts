/** The value at a path in plain data of any form, such as the experiment of a run of another version. */

import type { Json } from '../base/json.ts';

export function jsonAt(json: Json, ...path: readonly (string | number)[]): Json | undefined {
  let value: Json | undefined = json;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string | number, Json>)[name];
  }
  return value;
}

export function numberAt(json: Json, ...path: readonly (string | number)[]): number | undefined {
  const value = jsonAt(json, ...path);
  return typeof value === 'number' ? value : undefined;
}

export function textAt(json: Json, ...path: readonly (string | number)[]): string | undefined {
  const value = jsonAt(json, ...path);
  return typeof value === 'string' ? value : undefined;
}
