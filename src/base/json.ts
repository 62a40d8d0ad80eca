/** Plain data: its type, its fields, and equality. */

/** Data that can be written as JSON and read back without loss. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Whether two values are the same data. */
export function sameJson(one: Json, two: Json): boolean {
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return one === two;
  if (Array.isArray(one) && Array.isArray(two)) {
    return one.length === two.length && one.every((item, index) => sameJson(item as Json, two[index] as Json));
  }
  return JSON.stringify(one) === JSON.stringify(two);
}

/** The fields of an unknown value; empty for a value without fields. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Readonly<Record<string, unknown>>;
}
