/** Weights as text, exactly: the bytes of 32-bit numbers, the lowest byte first. Runs write and read such texts all the time. */

import { formatBytes, parseBytes } from '../base/bytesText.ts';

const BYTES = 4;

export function formatWeights(weights: Float32Array): string {
  const numbers = new DataView(new ArrayBuffer(BYTES * weights.length));
  for (let index = 0; index < weights.length; index++) numbers.setFloat32(BYTES * index, weights[index]!, true);
  return formatBytes(new Uint8Array(numbers.buffer));
}

/** Undefined unless the text is exactly that of finite numbers. */
export function parseWeights(text: string): Float32Array | undefined {
  const bytes = parseBytes(text);
  if (!bytes || bytes.length % BYTES !== 0) return undefined;
  const numbers = new DataView(bytes.buffer, bytes.byteOffset);
  const weights = new Float32Array(bytes.length / BYTES);
  for (let index = 0; index < weights.length; index++) weights[index] = numbers.getFloat32(BYTES * index, true);
  return weights.every(Number.isFinite) ? weights : undefined;
}
