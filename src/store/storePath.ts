/**
 * Where the store is. Every command and every thread finds it by the environment; a file that was named on the command
 * line is remembered, because commands that are proposed to a person have to name it again.
 */

const VARIABLE = 'EVODRAUGHTS_STORE';

let named: string | undefined;

/** Where the store is, unless it is said otherwise. */
export function storePath(): string {
  return process.env[VARIABLE] || 'evodraughts.sqlite';
}

/** From now on this file is the store, as the command line asked; undefined if it named none. */
export function useStore(file: string | undefined): void {
  if (file !== undefined) process.env[VARIABLE] = file;
  named = file;
}

/** What to put behind a command so that it finds the same store: nothing where it does so anyway. */
export function storeOption(): string {
  return named === undefined ? '' : ` --store ${quoted(named)}`;
}

/** A word as a shell reads it back. */
export function quoted(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
