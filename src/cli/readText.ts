/**
 * A file's text in pieces, so that its size does not matter. Text is UTF-8; older files of games are often
 * Windows-1252, so a piece that is no UTF-8 is read as that instead of losing the names in it.
 */

import { createReadStream } from 'node:fs';
import { InputError } from '../base/inputError.ts';

const LINE_FEED = 10;
const LONGEST_CARRY = 1 << 20;

/** The pieces of a file, or of standard input for `-`. `onBytes` hears how many bytes have been read. */
export async function* readText(file: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  const stream = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1 << 15 });
  let carry = Buffer.alloc(0);
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const piece = Buffer.concat([carry, chunk]);
      const end = piece.lastIndexOf(LINE_FEED) + 1 || (piece.length > LONGEST_CARRY ? piece.length : 0);
      if (end > 0) yield decode(piece.subarray(0, end));
      carry = piece.subarray(end);
      bytes += chunk.length;
      onBytes(bytes);
    }
  } catch (error) {
    throw new InputError('file-unreadable', `${file} cannot be read: ${describe(error)}.`);
  }
  yield decode(carry);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

function describe(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'permission is denied';
  return (error as Error).message;
}
