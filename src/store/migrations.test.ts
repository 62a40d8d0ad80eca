/** Stores of earlier versions, made by applying only the first migrations. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EXAMPLE_PLAY, EXAMPLE_STUDY } from '../../test/examplePlays.ts';
import { EXAMPLE_STRENGTH, storeExample } from '../../test/exampleRuns.ts';
import { Connection } from './connection.ts';
import { MIGRATIONS } from './migrations.ts';
import { Store, openStore } from './store.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evodraughts-'));
  file = join(folder, 'store.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('every step adds tables', () => {
  const tables = [0, 1, 2, 3, 4, 5].map((count) => {
    const path = join(folder, `${count}.sqlite`);
    takeSteps(path, count).close();
    return tablesOf(path);
  });
  const added = tables.map((names, index) => names.filter((name) => !tables[index - 1]?.includes(name)));
  expect(added).toEqual([
    [],
    ['champions', 'games', 'generations', 'matches', 'runs', 'states', 'tests'],
    ['answers', 'conductors', 'keys', 'participants', 'plays', 'studies'],
    ['strengths'],
    [],
    ['words'],
  ]);
});

describe.each([1, 2])('a store of version %i', (version) => {
  test.each([true, false])('is brought up to date with all its data, also for reading: %j', (mustExist) => {
    const old = new Store(new Connection(takeSteps(file, version), file));
    const id = storeExample(old);
    const [run, generations, champion] = [old.run(id), old.generations(id), old.champion(id)];
    old.close();
    using store = openStore(file, { mustExist });
    expect([store.run(id), store.generations(id), store.champion(id)]).toEqual([run, generations, champion]);
    store.beat(id, 'generation', 0.5);
    store.addParticipants(store.createStudy(EXAMPLE_STUDY), ['token']);
    store.addPlay({ ...EXAMPLE_PLAY, participant: 'token', studyGame: 0 });
    store.answer(EXAMPLE_PLAY.id, 4, 'Quite.');
    expect(store.key('cookies', () => 'secret')).toBe('secret');
    expect(store.answersOfStudy(1)).toMatchObject([{ remark: 'Quite.' }]);
    store.saveStrength(id, EXAMPLE_STRENGTH);
    expect(store.strengths(id)).toEqual([EXAMPLE_STRENGTH]);
  });

  test('becomes identical to a new one', () => {
    takeSteps(file, version).close();
    const fresh = join(folder, 'fresh.sqlite');
    for (const path of [file, fresh]) openStore(path).close();
    expect(schemaOf(file)).toEqual(schemaOf(fresh));
  });
});

/** A file as made by a version of the program with this many steps. */
function takeSteps(path: string, count: number): DatabaseSync {
  const database = new DatabaseSync(path);
  for (const step of MIGRATIONS.slice(0, count)) {
    for (const statement of step(database)) database.exec(statement.compile().sql);
  }
  database.exec(`pragma application_id = 0x45766f44; pragma user_version = ${count}`);
  return database;
}

function tablesOf(path: string): unknown[] {
  using database = new DatabaseSync(path);
  const listed = "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name";
  return database
    .prepare(listed)
    .all()
    .map(({ name }) => name);
}

function schemaOf(path: string): unknown[] {
  using database = new DatabaseSync(path);
  const version = database.prepare('pragma user_version').all();
  return [...version, ...database.prepare('select type, name, sql from sqlite_schema order by name').all()];
}
