/** JSON as stored: deflated, which also detects changed bytes. */

import { deflateSync, inflateSync } from 'node:zlib';

export function packJson(value: unknown): Uint8Array {
  return deflateSync(JSON.stringify(value), { level: 1 });
}

export function unpackJson(bytes: Uint8Array): unknown {
  return JSON.parse(inflateSync(bytes).toString());
}
