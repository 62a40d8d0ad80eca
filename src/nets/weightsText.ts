/**
 * Weights as text, exactly: the bytes of 32-bit numbers, the lowest byte first, in the alphabet of base64 that is also
 * safe in addresses (RFC 4648, section 5), without padding. Runs write and read such texts all the time.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BYTES = 4;

export function formatWeights(weights: Float32Array): string {
  const count = BYTES * weights.length;
  const bytes = new Uint8Array(3 * Math.ceil(count / 3));
  const numbers = new DataView(bytes.buffer);
  for (let index = 0; index < weights.length; index++) numbers.setFloat32(BYTES * index, weights[index]!, true);
  const codes = new Uint8Array((bytes.length * 4) / 3);
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    const three = (bytes[from]! << 16) | (bytes[from + 1]! << 8) | bytes[from + 2]!;
    codes[to] = CODES[three >> 18]!;
    codes[to + 1] = CODES[(three >> 12) & 63]!;
    codes[to + 2] = CODES[(three >> 6) & 63]!;
    codes[to + 3] = CODES[three & 63]!;
  }
  return new TextDecoder().decode(codes.subarray(0, Math.ceil((count * 4) / 3)));
}

/** Undefined unless the text is exactly that of finite numbers. */
export function parseWeights(text: string): Float32Array | undefined {
  const count = Math.floor((text.length * 3) / 4);
  if (count % BYTES !== 0 || text.length !== Math.ceil((count * 4) / 3)) return undefined;
  const bytes = new Uint8Array(3 * Math.ceil(text.length / 4));
  for (let from = 0, to = 0; from < text.length; from += 4, to += 3) {
    let three = 0;
    for (let letter = from; letter < from + 4; letter++) {
      const value = letter < text.length ? (VALUES[text.charCodeAt(letter)] ?? NO_VALUE) : 0;
      if (value === NO_VALUE) return undefined;
      three = (three << 6) | value;
    }
    bytes[to] = three >> 16;
    bytes[to + 1] = three >> 8;
    bytes[to + 2] = three;
  }
  // Stray bits after the last byte would give equal nets different names.
  if (bytes.subarray(count).some((byte) => byte !== 0)) return undefined;
  const numbers = new DataView(bytes.buffer);
  const weights = new Float32Array(count / BYTES);
  for (let index = 0; index < weights.length; index++) weights[index] = numbers.getFloat32(BYTES * index, true);
  return weights.every(Number.isFinite) ? weights : undefined;
}

const CODES = Uint8Array.from(LETTERS, (letter) => letter.charCodeAt(0));
const NO_VALUE = -1;
/** The value of each letter by its code. */
const VALUES = Int8Array.from({ length: 128 }, (_, code) => LETTERS.indexOf(String.fromCharCode(code)));
