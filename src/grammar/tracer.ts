/**
 * The hot part of a mapper: follows a genome through a compiled grammar and records the productions it chooses. A text
 * or a derivation can be made from the record afterwards, on demand.
 */

import { InputError } from '../base/inputError.ts';

export interface Tracer {
  /** Follows a genome. Returns why it failed, or undefined. The results are in the fields until the next call. */
  trace(genome: ArrayLike<number>): FailureReason | undefined;
  /** The number of codons read; codons read again after a wrap count again. */
  readonly usedCodons: number;
  /** The depth reached, as the framework counts it. */
  readonly depth: number;
  /** The chosen productions, leftmost first, and the number of valid entries in the array. */
  readonly productions: Int32Array;
  readonly expansions: number;
}

/**
 * Why a genome has no text: a branch exceeded the depth limit; the codons ran out; the codons and the wraps ran out; or
 * the derivation grew too large, as it can where rules with one production multiply.
 */
export type FailureReason = 'too-deep' | 'out-of-codons' | 'out-of-wraps' | 'too-large';

/** An open symbol on a tracer's stack is one number: its depth in the upper bits, the symbol in the lower 14. */
export const DEPTH_SHIFT = 14;
export const SYMBOL_MASK = (1 << DEPTH_SHIFT) - 1;
export const MAX_DEPTH = 100_000;

/** Far more than any genome in use needs; it bounds memory and time for any grammar. */
const MAX_EXPANSIONS = 1 << 20;

/** A larger copy of an array with room for the given number of entries, or undefined beyond the maximum size. */
export function grown(array: Int32Array, room: number): Int32Array<ArrayBuffer> | undefined {
  if (room > MAX_EXPANSIONS) return undefined;
  const larger = new Int32Array(Math.max(room, Math.min(2 * array.length, MAX_EXPANSIONS)));
  larger.set(array);
  return larger;
}

export function badCodon(codon: unknown): InputError {
  return new InputError('codon', `A codon must be a whole number from 0 to 2147483647, not ${String(codon)}.`);
}
