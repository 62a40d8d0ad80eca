import { DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Connection } from './connection.ts';
import { query } from './tables.ts';

class CountingDatabase extends DatabaseSync {
  count = 0;

  override prepare(sql: string): StatementSync {
    this.count++;
    return super.prepare(sql);
  }
}

test('a statement is prepared once for all its values, and few are kept', () => {
  const database = new CountingDatabase(':memory:');
  const connection = new Connection(database, 'store.sqlite');
  connection.execute('create table keys (name text primary key, value text)');
  const insert = (name: string): number => connection.change(query().insertInto('keys').values({ name, value: name }));
  const values = (count: number): string[] => {
    const names = Array.from({ length: count }, (_, index) => String(index));
    return connection.all(query().selectFrom('keys').select('value').where('name', 'in', names), ({ value }) => value);
  };
  for (const name of ['0', '1', '2']) insert(name);
  expect(database.count).toBe(1);
  for (let count = 1; count <= 500; count++) expect(values(count)).toHaveLength(Math.min(count, 3));
  // The last is still prepared, the first is not.
  expect(database.count).toBe(501);
  expect([values(500), values(1)]).toEqual([['0', '1', '2'], ['0']]);
  expect(database.count).toBe(502);
  connection.close();
});
