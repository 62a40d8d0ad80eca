/** What a variation operator gets of an individual: its genome, and the rest from `Mapper.derive` or `map`. */

import type { Derivation } from '../derivation.ts';

export interface Parent {
  readonly genome: ArrayLike<number>;
  /** 0 or null if the individual is invalid; greater than the genome's length if it wrapped. */
  readonly usedCodons: number | null;
  /** Undefined if the individual is invalid. Only the operators on subtrees use it. */
  readonly derivation?: Derivation | undefined;
}

/** Where an operator works: on the codons that the mapping used, or on the whole genome. */
export type Within = 'used' | 'all';

/**
 * The number of codons, from the first on, that an operator may work on. For an invalid individual all of them, as in
 * GRAPE.
 */
export function workingLength({ genome, usedCodons }: Parent, within: Within): number {
  return within === 'all' || !usedCodons ? genome.length : Math.min(genome.length, usedCodons);
}
