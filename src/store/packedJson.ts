/** JSON as stored: deflated, which also detects changed bytes. */

import { deflateSync, inflateSync } from 'node:zlib';

export function packJson(value: unknown): Uint8Array {
  return packText(JSON.stringify(value));
}

export function unpackJson(bytes: Uint8Array): unknown {
  return JSON.parse(unpackText(bytes));
}

export function packText(text: string): Uint8Array {
  return deflateSync(text, { level: 1 });
}

export function unpackText(bytes: Uint8Array): string {
  return inflateSync(bytes).toString();
}
