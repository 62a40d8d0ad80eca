/**
 * Sets of squares as one 32-bit integer. JavaScript's bitwise operators work on exactly 32 bits, so every set operation
 * is one machine instruction.
 */

/** A set of squares: bit i is the (i+1)th dark square of the 8x8 board (see `board.ts`). */
export type Bits = number;

/** The number of squares in a set, by the classic pairwise addition: JavaScript has no population-count instruction. */
export function popcount(bits: Bits): number {
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index, 0 to 31, of the bit in a set of one square. */
export function bitIndex(bit: Bits): number {
  return 31 - Math.clz32(bit);
}

/** The indices of all squares in a set, ascending. */
export function* bitIndices(bits: Bits): Generator<number> {
  for (; bits !== 0; bits &= bits - 1) yield bitIndex(bits & -bits);
}
