/** Checks of a store's file before SQLite opens it. */

import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describeFileError } from '../base/fileError.ts';
import { InputError } from '../base/inputError.ts';
import { storeProblem } from './storeError.ts';

/** No database is smaller. SQLite would treat a very short file as empty, and write to it. */
const LEAST_BYTES = 512;

/** Its size; undefined if there is no such file. */
export function sizeOf(path: string): number | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file && !file.isFile()) {
    throw new InputError('store-foreign', `${path} is not a file. Name a new or existing file with --store.`);
  }
  return file?.size;
}

/**
 * Rejects a file that cannot be read or is too short. It does not open the file: when a process closes a file, it loses the
 * locks that SQLite holds on it, and other programs take a store in use for closed.
 */
export function checkFile(path: string, size: number): void {
  if (size < LEAST_BYTES) throw storeProblem('damaged', path, 'file is not a database');
  try {
    accessSync(path, constants.R_OK);
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
