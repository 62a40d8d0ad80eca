/**
 * Writes a Brotli and a gzip copy beside every built file, as small as possible. This takes a second once; the server
 * then sends the copy that the browser accepts and never compresses a page itself.
 */

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SHORTEST_BYTES = 500;

export function compressFiles(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|html|svg)$/.test(name)) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    if (content.length < SHORTEST_BYTES) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
