/** Instructions of WebAssembly and its vectors, as bytes (webassembly.github.io/spec). */

export const MAGIC_AND_VERSION = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
export const I32 = 0x7f;
export const F32 = 0x7d;
export const V128 = 0x7b;

export const [BLOCK, LOOP, IF, ELSE, END, BRANCH_IF, NOTHING] = [0x02, 0x03, 0x04, 0x05, 0x0b, 0x0d, 0x40] as const;
export const [LOAD_WORD, STORE_WORD, IS_ZERO, COUNT_TRAILING] = [0x28, 0x36, 0x45, 0x68] as const;
export const [ADD_WORDS, SUBTRACT_WORDS, MULTIPLY_WORDS, AND, XOR, SHIFT_RIGHT] = [
  0x6a, 0x6b, 0x6c, 0x71, 0x73, 0x76,
] as const;
export const ADD_ONE = [0x92];
export const ADD_WHOLE = vectorCode(174);
export const SUBTRACT_WHOLE = vectorCode(177);
export const ADD = vectorCode(228);
export const MULTIPLY = vectorCode(230);
export const DIVIDE = vectorCode(231);
export const LESSER = vectorCode(234);
export const GREATER = vectorCode(235);
export const TO_FRACTION = vectorCode(250);
export const ZERO = four(0);

export function get(local: number): number[] {
  return [0x20, ...unsigned(local)];
}

export function set(local: number): number[] {
  return [0x21, ...unsigned(local)];
}

export function tee(local: number): number[] {
  return [0x22, ...unsigned(local)];
}

export function constant(value: number): number[] {
  return [0x41, ...signed(value)];
}

/** The same number four times. */
export function four(value: number): number[] {
  const bytes = [...new Uint8Array(new Float32Array([value]).buffer)];
  return [...vectorCode(12), ...bytes, ...bytes, ...bytes, ...bytes];
}

/** One number of a vector, four times. */
export function spread(vector: number, number: number): number[] {
  const bytes = range(4).map((byte) => 4 * number + byte);
  return [...get(vector), ...get(vector), ...vectorCode(13), ...bytes, ...bytes, ...bytes, ...bytes];
}

/** One number of a vector. */
export function lane(number: number): number[] {
  return [...vectorCode(31), number];
}

export function vectorCode(operation: number): number[] {
  return [0xfd, ...unsigned(operation)];
}

export function memory(alignment: number, place: number): number[] {
  return [alignment, ...unsigned(place)];
}

export function section(number: number, content: readonly number[]): number[] {
  return [number, ...unsigned(content.length), ...content];
}

export function name(text: string): number[] {
  return [text.length, ...Array.from(text, (letter) => letter.charCodeAt(0))];
}

/** A number in the variable length of WebAssembly (LEB128). */
export function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >> 7)];
}

/** Instructions and their parts, in this order. */
export function join(...parts: readonly (number | readonly number[])[]): number[] {
  return parts.flat();
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
