/** JSON as it lies in the store: deflated, which also notices when a byte of it was changed. */

import { deflateSync, inflateSync } from 'node:zlib';

export function packJson(value: unknown): Uint8Array {
  return deflateSync(JSON.stringify(value), { level: 1 });
}

export function unpackJson(bytes: Uint8Array): unknown {
  return JSON.parse(inflateSync(bytes).toString());
}
