/** Bytes as text, in the alphabet of base64 that is also safe in addresses (RFC 4648, section 5), without padding. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function formatBytes(given: Uint8Array): string {
  const bytes = new Uint8Array(3 * Math.ceil(given.length / 3));
  bytes.set(given);
  const codes = new Uint8Array((bytes.length * 4) / 3);
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    const three = (bytes[from]! << 16) | (bytes[from + 1]! << 8) | bytes[from + 2]!;
    codes[to] = CODES[three >> 18]!;
    codes[to + 1] = CODES[(three >> 12) & 63]!;
    codes[to + 2] = CODES[(three >> 6) & 63]!;
    codes[to + 3] = CODES[three & 63]!;
  }
  return new TextDecoder().decode(codes.subarray(0, Math.ceil((given.length * 4) / 3)));
}

/** Undefined unless the text is exactly that of some bytes. */
export function parseBytes(text: string): Uint8Array | undefined {
  const count = Math.floor((text.length * 3) / 4);
  if (text.length !== Math.ceil((count * 4) / 3)) return undefined;
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
  // Stray bits after the last byte would give the same bytes several texts.
  return bytes.subarray(count).some((byte) => byte !== 0) ? undefined : bytes.subarray(0, count);
}

const CODES = Uint8Array.from(LETTERS, (letter) => letter.charCodeAt(0));
const NO_VALUE = -1;
/** The value of each letter by its code. */
const VALUES = Int8Array.from({ length: 128 }, (_, code) => LETTERS.indexOf(String.fromCharCode(code)));
