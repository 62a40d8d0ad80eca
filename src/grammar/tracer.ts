/**
 * The part of a mapper that runs hot: follows a genome through a compiled grammar and notes the productions it chooses.
 * A text or a derivation can be made from the notes afterwards, and need not be.
 */

import { InputError } from '../base/inputError.ts';

export interface Tracer {
  /** Follows a genome. Returns why it failed, or undefined; what it found is in the fields until the next call. */
  trace(genome: ArrayLike<number>): FailureReason | undefined;
  /** How many codons were read; those that wrapped around count again. */
  readonly usedCodons: number;
  /** The depth that was reached, as the framework in question counts it. */
  readonly depth: number;
  /** The productions that were chosen, leftmost first, and how many of the array's entries are such. */
  readonly productions: Int32Array;
  readonly expansions: number;
}

/**
 * Why a genome maps to nothing: a branch went below the depth limit; the codons came to an end; they came to an end and
 * so did the wraps; or the derivation grew beyond any use, as it can where rules with one production multiply.
 */
export type FailureReason = 'too-deep' | 'out-of-codons' | 'out-of-wraps' | 'too-large';

/** An open symbol on a tracer's stack is one number: its depth in the upper bits, what it is in the lower 14. */
export const DEPTH_SHIFT = 14;
export const SYMBOL_MASK = (1 << DEPTH_SHIFT) - 1;
export const MAX_DEPTH = 100_000;

/** No genome in use comes near; it bounds memory and time whatever the grammar. */
const MAX_EXPANSIONS = 1 << 20;

/** A larger copy of an array with room for some entries, or undefined beyond the largest size. */
export function grown(array: Int32Array, room: number): Int32Array<ArrayBuffer> | undefined {
  if (room > MAX_EXPANSIONS) return undefined;
  const larger = new Int32Array(Math.max(room, Math.min(2 * array.length, MAX_EXPANSIONS)));
  larger.set(array);
  return larger;
}

export function badCodon(codon: unknown): InputError {
  return new InputError('codon', `A codon is a whole number from 0 to 2147483647, not ${String(codon)}.`);
}
