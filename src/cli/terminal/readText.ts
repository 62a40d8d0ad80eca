/**
 * A file's text in pieces, so that files of any size can be read. Text is UTF-8. Older files of games are often
 * Windows-1252, so a piece that is not UTF-8 is read as that, which preserves names. UTF-16 is recognised by its first
 * two bytes.
 */

import { createReadStream } from 'node:fs';
import { addAbortSignal } from 'node:stream';
import { TextDecoder } from 'node:util';
import { InputError } from '../../base/inputError.ts';
import { describeFileError } from '../../base/fileError.ts';

const LINE_FEED = 10;
const LONGEST_CARRY = 1 << 20;
const NEVER = new AbortController().signal;

/**
 * The pieces of a file, or of standard input for `-`. `onBytes` gets the number of bytes read so far. A signal ends it.
 */
export async function* readText(
  file: string,
  signal: AbortSignal = NEVER,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  const source = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1 << 15 });
  const stream = addAbortSignal(signal, source);
  let decoder: Decoder | undefined;
  let bytes = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      decoder ??= chooseDecoder(chunk);
      yield decoder.push(chunk);
      bytes += chunk.length;
      onBytes(bytes);
    }
  } catch (error) {
    if (signal.aborted) return;
    throw new InputError('file-unreadable', `${file} cannot be read: ${describeFileError(error)}.`);
  }
  if (decoder) yield decoder.end();
}

interface Decoder {
  push(chunk: Buffer): string;
  end(): string;
}

function chooseDecoder([first, second]: Buffer): Decoder {
  if (first === 0xff && second === 0xfe) return new Utf16Decoder('utf-16le');
  return first === 0xfe && second === 0xff ? new Utf16Decoder('utf-16be') : new LineDecoder();
}

class Utf16Decoder implements Decoder {
  readonly #decoder: TextDecoder;

  constructor(encoding: 'utf-16le' | 'utf-16be') {
    this.#decoder = new TextDecoder(encoding);
  }

  push(chunk: Buffer): string {
    return this.#decoder.decode(chunk, { stream: true });
  }

  end(): string {
    return this.#decoder.decode();
  }
}

/** Decodes whole lines, each group of them as UTF-8 if possible. */
class LineDecoder implements Decoder {
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  readonly #windows1252 = new TextDecoder('windows-1252');
  #carry = Buffer.alloc(0);

  push(chunk: Buffer): string {
    const piece = Buffer.concat([this.#carry, chunk]);
    const end = piece.lastIndexOf(LINE_FEED) + 1 || (piece.length > LONGEST_CARRY ? piece.length : 0);
    this.#carry = piece.subarray(end);
    return this.#decode(piece.subarray(0, end));
  }

  end(): string {
    return this.#decode(this.#carry);
  }

  #decode(bytes: Uint8Array): string {
    try {
      return this.#utf8.decode(bytes);
    } catch {
      return this.#windows1252.decode(bytes);
    }
  }
}
