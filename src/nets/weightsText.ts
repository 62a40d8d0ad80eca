/**
 * Weights as text, exactly: the bytes of 32-bit numbers, the lowest byte first, in the alphabet of base64 that is also
 * safe in addresses (RFC 4648, section 5), without padding.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BYTES = 4;

export function formatWeights(weights: Float32Array): string {
  const bytes = new DataView(new ArrayBuffer(BYTES * weights.length));
  for (const [index, weight] of weights.entries()) bytes.setFloat32(BYTES * index, weight, true);
  const count = bytes.byteLength;
  const at = (index: number): number => (index < count ? bytes.getUint8(index) : 0);
  const parts: string[] = [];
  for (let index = 0; index < count; index += 3) {
    const three = (at(index) << 16) | (at(index + 1) << 8) | at(index + 2);
    parts.push(LETTERS[three >> 18]!, LETTERS[(three >> 12) & 63]!, LETTERS[(three >> 6) & 63]!, LETTERS[three & 63]!);
  }
  return parts.join('').slice(0, Math.ceil((count * 4) / 3));
}

/** Undefined unless the text is exactly that of finite numbers. */
export function parseWeights(text: string): Float32Array | undefined {
  const count = Math.floor((text.length * 3) / 4);
  if (count % BYTES !== 0 || text.length !== Math.ceil((count * 4) / 3)) return undefined;
  const bytes = new DataView(new ArrayBuffer(count + 2));
  for (let index = 0; index < text.length; index += 4) {
    let three = 0;
    for (let letter = 0; letter < 4; letter++) {
      const value = index + letter < text.length ? VALUES[text.charCodeAt(index + letter)] : 0;
      if (value === undefined || value < 0) return undefined;
      three = (three << 6) | value;
    }
    for (let byte = 0; byte < 3; byte++) {
      if ((index / 4) * 3 + byte < count) bytes.setUint8((index / 4) * 3 + byte, (three >> (16 - 8 * byte)) & 255);
    }
  }
  const weights = new Float32Array(count / BYTES);
  for (let index = 0; index < weights.length; index++) weights[index] = bytes.getFloat32(BYTES * index, true);
  // Stray bits after the last byte would give equal nets different names.
  return weights.every(Number.isFinite) && formatWeights(weights) === text ? weights : undefined;
}

/** The value of each letter by its code; -1 for any other sign. */
const VALUES = Int8Array.from({ length: 128 }, (_, code) => LETTERS.indexOf(String.fromCharCode(code)));
