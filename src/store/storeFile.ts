/** Checks of a store's file before SQLite opens it. */

import { accessSync, closeSync, constants, existsSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeFileError } from '../base/fileError.ts';
import { InputError } from '../base/inputError.ts';
import { storeProblem } from './storeError.ts';

/** Every SQLite file begins with this. */
const MAGIC = 'SQLite format 3\0';

/** Its size; undefined if there is no such file. */
export function sizeOf(path: string): number | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file && !file.isFile()) {
    throw new InputError('store-foreign', `${path} is not a file. Name a new or existing file with --store.`);
  }
  return file?.size;
}

/** Rejects a file that is not SQLite. SQLite itself would treat a very short one as empty, and write to it. */
export function checkMagic(path: string): void {
  const file = openToRead(path);
  try {
    const bytes = Buffer.alloc(MAGIC.length);
    readSync(file, bytes);
    if (bytes.toString('latin1') !== MAGIC) throw storeProblem('damaged', path, 'the file is not a database');
  } finally {
    closeSync(file);
  }
}

function openToRead(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw storeProblem('unopened', path, describeFileError(error));
  }
}

/**
 * Whether a file can be changed, or created if it does not exist. SQLite needs to create other files beside it for
 * that.
 */
export function mayWrite(path: string): boolean {
  const file = existsSync(path) ? realpathSync(path) : path;
  return isAllowed(dirname(file)) && (!existsSync(file) || isAllowed(file));
}

function isAllowed(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
