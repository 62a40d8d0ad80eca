/** Errors of SQLite and the file system as sentences for a person. No error is ever repaired by overwriting data. */

import { InputError } from '../base/inputError.ts';

/** How long to wait for a lock of another process. */
export const BUSY_MS = 10_000;

/**
 * The error to throw instead: one with a sentence if the environment caused it, or the same error if it is a bug.
 * `task` names what was not stored; without it, the operation only read.
 */
export function storeError(error: unknown, path: string, task?: string): unknown {
  if (!(error instanceof Error) || error instanceof InputError) return error;
  const kind = kindOf(error);
  return kind ? storeProblem(kind, path, error.message, task) : error;
}

export function storeProblem(kind: StoreProblem, path: string, detail: string, task?: string): InputError {
  return new InputError(
    `store-${kind}`,
    SENTENCES[kind](path, detail, task === undefined ? '' : ` ${task} is not stored.`),
  );
}

/** Whether another process was in the way. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && kindOf(error) === 'busy';
}

type StoreProblem = keyof typeof SENTENCES;

const SENTENCES = {
  busy: (path: string, _detail: string, loss: string) =>
    `Another program has locked ${path}.${loss} Try again when it has finished.`,
  readonly: (path: string, _detail: string, loss: string) =>
    `${path} cannot be written: it or its folder is read-only.${loss} Change that, or name another file with --store.`,
  full: (path: string, _detail: string, loss: string) =>
    `The disk of ${path} is full.${loss} Free some space and try again. Earlier data is safe.`,
  damaged: (path: string, detail: string) =>
    `${path} is damaged or not a store (${detail}). It is unchanged. ` +
    'Restore a backup, or name another file with --store.',
  unopened: (path: string, detail: string) =>
    `${path} cannot be opened (${detail}). Check that its folder exists and is readable, or name another file with --store.`,
  failed: (path: string, detail: string, loss: string) =>
    `The disk of ${path} failed (${detail}).${loss} Earlier data is safe.`,
};

/** By the result codes of SQLite (sqlite.org/rescode.html). */
const KINDS: Readonly<Record<number, StoreProblem>> = {
  5: 'busy',
  6: 'busy',
  8: 'readonly',
  10: 'failed',
  11: 'damaged',
  13: 'full',
  14: 'unopened',
  26: 'damaged',
};

const FILE_KINDS: Readonly<Record<string, StoreProblem>> = {
  EACCES: 'readonly',
  EPERM: 'readonly',
  EROFS: 'readonly',
  ENOSPC: 'full',
  EDQUOT: 'full',
  ENOTDIR: 'unopened',
  EEXIST: 'unopened',
  ELOOP: 'unopened',
  ENAMETOOLONG: 'unopened',
};

function kindOf(error: Error): StoreProblem | undefined {
  const { code = '', errcode } = error as Error & { code?: string; errcode?: number };
  // An extended code has the plain one in its lowest byte.
  if (errcode !== undefined) return KINDS[errcode & 0xff];
  // Stored JSON that does not inflate or parse.
  if (error instanceof SyntaxError || code.startsWith('Z_')) return 'damaged';
  return FILE_KINDS[code];
}
