/** Finds its way in the schemas of the API's description. */

import { fieldsOf } from '../../base/json.ts';
import type { ApiDocument, Schema } from '../../api/serverApi.ts';

/** What a reference in the same document points to; nothing if it points nowhere. */
export function schemaAt(document: ApiDocument, reference: string): Schema | undefined {
  let place: unknown = document;
  for (const part of reference.replace(/^#\//, '').split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) return undefined;
    place = fieldsOf(place)[name];
  }
  return place as Schema;
}

/** The name that a reference goes by. */
export function referenceName(reference: string): string {
  return reference.split('/').at(-1)!;
}

/** The schemas of which one holds, null left out. */
export function alternatives({ anyOf, oneOf }: Schema): readonly Schema[] {
  return (anyOf ?? oneOf ?? []).filter(({ type }) => type !== 'null');
}
