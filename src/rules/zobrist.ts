/**
 * Zobrist keys: 64 bits for a position, as two 32-bit halves, combined from one random pair for each bit of the three
 * words and one for the side to move (Zobrist 1970). A king counts as its piece and its crown, so a key is linear: the
 * key of the difference between two positions turns the key of one into the key of the other. Keys are looked up a byte
 * at a time, which makes a key from scratch so cheap that incremental updates are not needed.
 */

import { createRng } from '../base/rng.ts';
import type { Bits } from './bits.ts';
import type { Side } from './side.ts';

const WORDS = 3;
const low = byteTable(1);
const high = byteTable(2);
const turnRng = createRng(1970, 0);
const turnLow = turnRng.next();
const turnHigh = turnRng.next();

export function zobristLow(black: Bits, white: Bits, kings: Bits, turn: Side): number {
  return fold(low, black, white, kings) ^ (turn * turnLow);
}

export function zobristHigh(black: Bits, white: Bits, kings: Bits, turn: Side): number {
  return fold(high, black, white, kings) ^ (turn * turnHigh);
}

function fold(table: Int32Array, black: Bits, white: Bits, kings: Bits): number {
  return foldWord(table, 0, black) ^ foldWord(table, 1024, white) ^ foldWord(table, 2048, kings);
}

function foldWord(table: Int32Array, at: number, bits: Bits): number {
  return (
    table[at + (bits & 255)]! ^
    table[at + 256 + ((bits >>> 8) & 255)]! ^
    table[at + 512 + ((bits >>> 16) & 255)]! ^
    table[at + 768 + (bits >>> 24)]!
  );
}

/** For each byte of each word, the combined key of every set of its eight bits. */
function byteTable(stream: number): Int32Array {
  const rng = createRng(1970, stream);
  const table = new Int32Array(WORDS * 4 * 256);
  for (let at = 0; at < table.length; at += 256) {
    for (let bit = 1; bit < 256; bit *= 2) {
      const key = rng.next();
      for (let rest = 0; rest < bit; rest++) table[at + bit + rest] = table[at + rest]! ^ key;
    }
  }
  return table;
}
