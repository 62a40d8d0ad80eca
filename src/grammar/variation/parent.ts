/** What an operator of variation is given of an individual: its genome, and from `Mapper.derive` or `map` the rest. */

import type { Derivation } from '../derivation.ts';

export interface Parent {
  readonly genome: ArrayLike<number>;
  /** 0 or null if the individual is invalid; more than the genome's length if it is read more than once. */
  readonly usedCodons: number | null;
  /** Undefined if the individual is invalid. Only the operators on subtrees look at it. */
  readonly derivation?: Derivation | undefined;
}

/** Where an operator works: among the codons that the mapping used, or on the whole genome. */
export type Within = 'used' | 'all';

/** How many codons, from the first on, an operator may work on. Of an invalid individual all, as in GRAPE. */
export function workingLength({ genome, usedCodons }: Parent, within: Within): number {
  return within === 'all' || !usedCodons ? genome.length : Math.min(genome.length, usedCodons);
}
