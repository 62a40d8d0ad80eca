/**
 * JSON of a run as stored. A run of nets repeats its weights many times: as genome, as player, as opponent, and in every
 * generation that an individual lives to see. So long words are stored once, in rows of their own, and the JSON has a
 * reference in their place: a character that JSON cannot contain, followed by a digest of the word.
 */

import { hash } from 'node:crypto';
import type { Connection } from './connection.ts';
import { packText, unpackText } from './packedJson.ts';
import { query } from './tables.ts';

const LONG_WORD = /[\w-]{500,}/g;
const REFERENCE = /\0([\w-]{22})/g;
const DIGEST_LETTERS = 22;

export function packOfRun(connection: Connection, run: number, value: unknown): Uint8Array {
  return packText(JSON.stringify(value).replaceAll(LONG_WORD, (word) => `\0${keep(connection, run, word)}`));
}

export function unpackOfRun(connection: Connection, run: number, bytes: Uint8Array): unknown {
  return JSON.parse(unpackText(bytes).replaceAll(REFERENCE, (_, digest: string) => find(connection, run, digest)));
}

/** Stores a word unless the run has it already, and returns its digest. */
function keep(connection: Connection, run: number, word: string): string {
  const digest = hash('sha256', word, 'base64url').slice(0, DIGEST_LETTERS);
  const values = { run, digest, word: packText(word) };
  connection.change(
    query()
      .insertInto('words')
      .values(values)
      .onConflict((conflict) => conflict.doNothing()),
  );
  return digest;
}

function find(connection: Connection, run: number, digest: string): string {
  const built = query().selectFrom('words').select('word').where('run', '=', run).where('digest', '=', digest);
  const found = connection.first(built, ({ word }) => unpackText(word));
  if (found === undefined) throw new SyntaxError(`run ${run} lacks a part`);
  return found;
}
