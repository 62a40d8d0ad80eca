/** What can go wrong with a file, tested with real files. In every case the file stays unchanged. */

import { execFileSync, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EXAMPLE_RUN, exampleGeneration, exampleIndividual, storeExample } from '../../test/exampleRuns.ts';
import { InputError } from '../base/inputError.ts';
import { Connection } from './connection.ts';
import { openDatabase } from './openDatabase.ts';
import { Store, openStore } from './store.ts';

const VISITOR = new URL('../../test/storeVisitor.ts', import.meta.url).pathname;
const VISITOR_USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
/** A repository inside a private folder of root cannot be read by other users. */
const MAY_VISIT = spawnSync(process.execPath, ['--check', VISITOR], VISITOR_USER).status === 0;

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'evodraughts-'));
  fs.chmodSync(folder, 0o755);
  file = join(folder, 'store.sqlite');
});
afterEach(() => {
  fs.chmodSync(folder, 0o755);
  fs.rmSync(folder, { recursive: true });
});

describe('a missing store', () => {
  test('is an error for reading, and is not created', () => {
    expect(() => openStore(file, { mustExist: true })).toThrow(
      `There is no store at ${file} yet. "evodraughts evolve experiments/default-8x8.json" creates one.`,
    );
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('may be an empty file, which becomes a store when something is stored', () => {
    fs.writeFileSync(file, '');
    expect(codeOf(() => openStore(file, { mustExist: true }))).toBe('store-missing');
    expect(fs.statSync(file).size).toBe(0);
    using store = openStore(file);
    expect(store.runs()).toEqual([]);
  });
});

describe.each([
  ['to be read', true],
  ['to be written', false],
])('a file %s', (_, mustExist) => {
  const open = (): Store => openStore(file, { mustExist });

  test.each([
    ['a text', 'Dear diary, today I was no database. '.repeat(500)],
    ['one byte', 'x'],
  ])('that is %s', (_name, content) => {
    fs.writeFileSync(file, content);
    expectRefusal(open, 'store-damaged', 'file is not a database)');
  });

  test('that was truncated', () => {
    makeStore();
    fs.truncateSync(file, fs.statSync(file).size / 2);
    expectRefusal(open, 'store-damaged', 'It is unchanged.');
  });

  test('that was overwritten in the middle', () => {
    makeStore();
    const bytes = fs.readFileSync(file);
    fs.writeFileSync(file, bytes.fill(0xa5, 4096 * 2, 4096 * 6));
    expectRefusal(open, 'store-damaged', 'It is unchanged.');
  });

  test.each([
    ['has tables', 'create table diary (day text)'],
    ['says so', 'pragma application_id = 5'],
  ])('of another program that %s', (_name, statement) => {
    change(statement);
    expectRefusal(open, 'store-foreign', 'is a database of another program');
  });

  test('of a later version', () => {
    makeStore();
    change('pragma user_version = 7');
    expectRefusal(open, 'store-newer', 'was written by a newer version of EvoDraughts (schema 7, this one supports 5)');
  });

  test('that is a folder', () => {
    fs.mkdirSync(file);
    expect(codeOf(open)).toBe('store-foreign');
    expect(fs.readdirSync(file)).toEqual([]);
  });
});

test('a file in the place of a folder', () => {
  fs.writeFileSync(file, 'text');
  expect(codeOf(() => openStore(join(file, 'store.sqlite')))).toBe('store-unopened');
  expect(fs.readFileSync(file, 'utf8')).toBe('text');
});

test('a changed byte inside a record is detected when it is read', () => {
  makeStore();
  const bytes = fs.readFileSync(file);
  using database = new DatabaseSync(file);
  const { record } = database.prepare('select record from champions where run = 1').get() as { record: Uint8Array };
  const at = bytes.indexOf(record);
  bytes[at + 20]! ^= 1;
  fs.writeFileSync(file, bytes);
  using store = openStore(file, { mustExist: true });
  expect(codeOf(() => store.champion(1))).toBe('store-damaged');
  expect(store.champion(2)).toBeDefined();
});

/** A process that closes a file loses all locks that it holds on it, also those of SQLite. Others then take it for closed. */
test.runIf(process.platform === 'linux')('a store that is opened once more stays locked', () => {
  using store = openStore(file);
  expect(store.runs()).toEqual([]);
  const before = locksOf(file);
  expect(before).toBeGreaterThan(0);
  openStore(file).close();
  expect(locksOf(file)).toBe(before);
});

/** How many locks processes hold on a file. */
function locksOf(path: string): number {
  const { ino } = fs.statSync(path);
  return fs.readFileSync('/proc/locks', 'utf8').split(`:${ino} `).length - 1;
}

describe.skipIf(!MAY_VISIT)('what cannot be written', () => {
  test('can be read if only the file is protected, and no other files remain', () => {
    makeStore();
    fs.chmodSync(file, 0o444);
    expectReadOnly(2);
  });

  test('can be read if its folder is protected', () => {
    makeStore();
    protect(['']);
    expectReadOnly(2);
  });

  test('can be read with its log, if the process that wrote it was killed', () => {
    leaveLog();
    protect(['', '-wal', '-shm']);
    expectReadOnly(3);
  });

  test('is not read without its log, because the last generations would be missing', () => {
    leaveLog();
    fs.rmSync(`${file}-shm`);
    protect(['', '-wal']);
    expect(visit(file).list).toMatch(/^store-readonly: .* was not closed properly/);
  });

  test('and cannot be read either is reported', () => {
    makeStore();
    fs.chmodSync(file, 0o000);
    expect(visit(file).list).toMatch(/^store-unopened: .* cannot be opened \(permission is denied\)/);
  });

  test('behind a link is recognised too', () => {
    makeStore();
    protect(['']);
    const elsewhere = fs.mkdtempSync(join(tmpdir(), 'evodraughts-'));
    fs.chmodSync(elsewhere, 0o777);
    const link = join(elsewhere, 'link.sqlite');
    fs.symlinkSync(file, link);
    expect(visit(link)).toMatchObject({ list: 2, open: expect.stringMatching(/^store-readonly: /) as string });
    expect(fs.readdirSync(elsewhere)).toEqual(['link.sqlite']);
    fs.rmSync(elsewhere, { recursive: true });
  });

  test('is reported before a run starts', () => {
    fs.chmodSync(folder, 0o555);
    expect(visit(file).open).toMatch(/^store-readonly: /);
    expect(visit(join(folder, 'deeper', 'store.sqlite')).open).toMatch(/^store-readonly: /);
  });

  test('and is of an older version has its own error', () => {
    makeStore();
    change('pragma user_version = 0');
    protect(['']);
    expect(visit(file).list).toMatch(/^store-readonly: .* was written by an older version/);
  });
});

test('a full disk keeps earlier data, and no part of the failed write', () => {
  makeStore();
  const database = openDatabase(file, false);
  const store = new Store(new Connection(database, file));
  const id = store.createRun(EXAMPLE_RUN);
  store.saveGeneration(id, exampleGeneration(0), [exampleIndividual(0)], { step: 0 });
  const { page_count: pages } = database.prepare('pragma page_count').get() as { page_count: number };
  database.exec(`pragma max_page_count = ${pages + 1}`);
  const members = Array.from({ length: 3000 }, (_, index) => exampleIndividual(index * 7919));
  expect(() => store.saveGeneration(id, exampleGeneration(1), members, { step: 1 })).toThrow(
    `The disk of ${file} is full. Generation 1 of run ${id} is not stored. Free some space and try again`,
  );
  expect([store.run(id).generation, store.stateOf(id), store.generations(id).length]).toEqual([0, { step: 0 }, 1]);
  database.exec('pragma max_page_count = 1000000');
  store.saveGeneration(id, exampleGeneration(1), members, { step: 1 });
  store.close();
  using again = openStore(file, { mustExist: true });
  expect(again.membersOf(id, 1)).toEqual(members);
});

test('a lock that is not released is reported, and nothing is stored', () => {
  makeStore();
  using other = new DatabaseSync(file);
  other.exec('begin immediate');
  using store = new Store(new Connection(new DatabaseSync(file, { timeout: 20 }), file));
  expect(() => store.createRun(EXAMPLE_RUN)).toThrow(/^Another program has locked .* The run is not stored\./);
  // Reading continues meanwhile.
  expect(store.runs()).toHaveLength(2);
  other.exec('rollback');
  expect(store.createRun(EXAMPLE_RUN)).toBe(3);
});

test('a bug is not blamed on the file', () => {
  using store = openStore(file);
  const record = exampleGeneration(0);
  const broken = { ...record, statistics: { ...record.statistics, best: Number.NaN } };
  const id = store.createRun(EXAMPLE_RUN);
  expect(() => store.saveGeneration(id, broken, [], null)).toThrow('NOT NULL');
  expect(codeOf(() => store.saveGeneration(id, broken, [], null))).not.toMatch(/^store-/);
  expect([store.run(id).generation, store.stateOf(id)]).toEqual([-1, undefined]);
});

/** Two finished runs, some of them in the middle of the file. */
function makeStore(): void {
  using store = openStore(file);
  storeExample(store);
  storeExample(store, {}, 'own.kings');
}

/** A store as a killed process leaves it: the last run only in the log. */
function leaveLog(): void {
  makeStore();
  const copy = join(folder, 'copy');
  {
    using store = openStore(file);
    storeExample(store);
    for (const end of ['', '-wal', '-shm']) fs.copyFileSync(`${file}${end}`, `${copy}${end}`);
  }
  for (const end of ['', '-wal', '-shm']) fs.renameSync(`${copy}${end}`, `${file}${end}`);
}

function change(statement: string): void {
  using database = new DatabaseSync(file);
  database.exec(statement);
}

function protect(ends: readonly string[]): void {
  for (const end of ends) fs.chmodSync(`${file}${end}`, 0o444);
  fs.chmodSync(folder, 0o555);
}

/** Checks that the runs can be read, nothing can be stored, and all files stay unchanged. */
function expectReadOnly(runs: number): void {
  const before = filesNow();
  const readonly = expect.stringMatching(/^store-readonly: .* cannot be written/) as string;
  expect(visit(file)).toEqual({ list: runs, change: readonly, open: readonly });
  expect(filesNow()).toEqual(before);
}

function expectRefusal(open: () => Store, code: string, sentence: string): void {
  const before = filesNow();
  expect(codeOf(open)).toBe(code);
  expect(messageOf(open)).toContain(sentence);
  expect(messageOf(open)).toContain(file);
  expect(filesNow()).toEqual(before);
}

function filesNow(): Record<string, string> {
  return Object.fromEntries(fs.readdirSync(folder).map((name) => [name, fs.readFileSync(join(folder, name), 'hex')]));
}

/** Runs work in a process with ordinary permissions; root switches to another user for it. */
function visit(path: string): { list: string | number; change: string | number; open: string | number } {
  const answer = execFileSync(process.execPath, [VISITOR, path], { encoding: 'utf8', ...VISITOR_USER });
  return JSON.parse(answer) as ReturnType<typeof visit>;
}

function codeOf(work: () => unknown): string {
  return failureOf(work) instanceof InputError ? (failureOf(work) as InputError).code : 'no input error';
}

function messageOf(work: () => unknown): string {
  return failureOf(work)?.message ?? 'no error';
}

function failureOf(work: () => unknown): Error | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
