/** The rows of keys: secrets that are created once. */

import type { Connection } from './connection.ts';
import { query } from './tables.ts';

export function findKey(connection: Connection, name: string): string | undefined {
  const built = query().selectFrom('keys').select('value').where('name', '=', name);
  return connection.first(built, ({ value }) => value);
}

export function insertKey(connection: Connection, name: string, value: string): string {
  connection.change(query().insertInto('keys').values({ name, value }));
  return value;
}
