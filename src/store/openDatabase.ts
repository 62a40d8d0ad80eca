/**
 * Opens the file of a store, or creates a new one, and brings its tables up to date. A file that is not a store stays
 * unchanged. Several processes may do this at once with the same file.
 *
 * The journal is a write-ahead log, so that reading continues while a run stores a generation. Every commit is flushed
 * to the disk (`synchronous = full`): a generation takes seconds to play and milliseconds to flush, and so not even a
 * power cut loses an acknowledged one. Deleted data is overwritten, because people may withdraw what they said.
 */

import { mkdirSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { InputError } from '../base/inputError.ts';
import { MIGRATIONS } from './migrations.ts';
import { BUSY_MS, isBusy, storeError, storeProblem } from './storeError.ts';
import { checkFile, mayWrite, sizeOf } from './storeFile.ts';
import { storeOption } from './storePath.ts';

/** In the header of every store: "EvoD" in ASCII. */
const APPLICATION_ID = 0x45_76_6f_44;
/** Up to this size a check of the whole file takes a fraction of a second. */
const CHEAP_CHECK_BYTES = 64 << 20;
const RETRY_MS = 20;

export function openDatabase(path: string, mustExist: boolean): DatabaseSync {
  try {
    const size = sizeOf(path);
    if (mustExist && !size) throw missing(path);
    if (size) checkFile(path, size);
    else mkdirSync(dirname(path), { recursive: true });
    const isWritable = mayWrite(path);
    if (!isWritable && !mustExist) throw storeProblem('readonly', path, '');
    // The absolute path, because SQLite has special names such as :memory:.
    const database = isWritable ? new DatabaseSync(resolve(path), { timeout: BUSY_MS }) : openReadOnly(path);
    return closingOnFailure(database, () => {
      const version = versionOf(database, path);
      if (version === undefined && mustExist) throw missing(path);
      if (size && size <= CHEAP_CHECK_BYTES) checkSoundness(database, path);
      if (isWritable) makeCurrent(database);
      else if (version! < MIGRATIONS.length) throw outdated(path);
    });
  } catch (error) {
    throw storeError(error, path);
  }
}

/**
 * Without a log beside it, the file is complete and can be read alone. To read with the log SQLite needs a third file.
 * If that cannot be created, the last generations would be missing, so nothing is read.
 */
function openReadOnly(path: string): DatabaseSync {
  if (!sizeOf(`${realpathSync(path)}-wal`)) {
    return new DatabaseSync(new URL(`${pathToFileURL(path).href}?immutable=1`), { readOnly: true });
  }
  const database = new DatabaseSync(resolve(path), { readOnly: true, timeout: BUSY_MS });
  try {
    pragma(database, 'user_version');
    return database;
  } catch {
    database.close();
    const problem = `${path} was not closed properly, and cannot be repaired because it or its folder is read-only.`;
    const advice = `Copy it together with ${path}-wal to a writable folder, and name it with --store.`;
    throw new InputError('store-readonly', `${problem} ${advice}`);
  }
}

function closingOnFailure(database: DatabaseSync, work: () => void): DatabaseSync {
  try {
    work();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The number of migrations its tables have had; undefined for a new file. Anything but a store is rejected. */
function versionOf(database: DatabaseSync, path: string): number | undefined {
  // In one transaction, because another process may be about to create the tables.
  database.exec('begin');
  const version = pragma(database, 'user_version');
  const application = pragma(database, 'application_id');
  const isEmpty = database.prepare('select 1 from sqlite_schema limit 1').get() === undefined;
  database.exec('commit');
  if (application === 0 && version === 0 && isEmpty) return undefined;
  if (application !== APPLICATION_ID) {
    const advice = 'It is unchanged. Name another file with --store.';
    throw new InputError('store-foreign', `${path} is a database of another program. ${advice}`);
  }
  if (version > MIGRATIONS.length) {
    const writer = `a newer version of EvoDraughts (schema ${version}, this one supports ${MIGRATIONS.length})`;
    const advice = 'Use that version, or name another file with --store.';
    throw new InputError('store-newer', `${path} was written by ${writer}. ${advice}`);
  }
  return version;
}

function checkSoundness(database: DatabaseSync, path: string): void {
  const { quick_check: verdict } = database.prepare('pragma quick_check(1)').get() as { quick_check: string };
  if (verdict !== 'ok') throw storeProblem('damaged', path, verdict.replaceAll(/\s+/g, ' '));
}

function makeCurrent(database: DatabaseSync): void {
  keepLog(database);
  database.exec('pragma synchronous = full; pragma secure_delete = on');
  if (pragma(database, 'user_version') === MIGRATIONS.length) return;
  database.exec('begin immediate');
  // Another process may have been faster.
  for (const step of MIGRATIONS.slice(pragma(database, 'user_version'))) {
    for (const statement of step(database)) database.exec(statement.compile().sql);
  }
  database.exec(`pragma application_id = ${APPLICATION_ID}; pragma user_version = ${MIGRATIONS.length}`);
  database.exec('commit');
}

/** Turns the write-ahead log on. If two processes do that at once, SQLite rejects one of them without waiting. */
function keepLog(database: DatabaseSync): void {
  for (const endMs = performance.now() + BUSY_MS; ;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (performance.now() > endMs || !isBusy(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

function pragma(database: DatabaseSync, name: 'user_version' | 'application_id'): number {
  return database.prepare(`pragma ${name}`).get()![name] as number;
}

function missing(path: string): InputError {
  const advice = `"evodraughts evolve experiments/default-8x8.json${storeOption()}" creates one.`;
  return new InputError('store-missing', `There is no store at ${path} yet. ${advice}`);
}

function outdated(path: string): InputError {
  const problem = `${path} was written by an older version of EvoDraughts and has to be brought up to date`;
  return new InputError('store-readonly', `${problem}, but it or its folder is read-only. Use a copy of it.`);
}
