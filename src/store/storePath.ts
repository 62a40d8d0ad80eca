/**
 * The path of the store. Every command and every thread finds it in the environment. A file named on the command line
 * is remembered, because commands suggested to the user must name it again.
 */

const VARIABLE = 'EVODRAUGHTS_STORE';

let named: string | undefined;

/** The path of the store, unless another one is given. */
export function storePath(): string {
  return process.env[VARIABLE] || 'evodraughts.sqlite';
}

/** Makes a file from the command line the store; undefined if none was named. */
export function useStore(file: string | undefined): void {
  if (file !== undefined) process.env[VARIABLE] = file;
  named = file;
}

/** The option to append to a suggested command so that it finds the same store; empty if it does so anyway. */
export function storeOption(): string {
  return named === undefined ? '' : ` --store ${quoted(named)}`;
}

/** A word quoted for a shell. */
export function quoted(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
