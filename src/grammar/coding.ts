/** How the choices of a derivation are encoded as codons, so that a mapper makes the same choices again. */

import { InputError } from '../base/inputError.ts';
import type { Rng } from '../base/rng.ts';
import { randomBelow } from '../base/rng.ts';
import type { Expansion } from './derivation.ts';
import type { Grammar } from './grammar.ts';
import type { Semantics } from './mapping.ts';

export interface Coding {
  readonly semantics: Semantics;
  /** Codons are whole numbers from 0 up to this, exclusive. */
  readonly codonLimit: number;
}

/** The largest limit for which `randomBelow` draws without bias. */
export const MAX_CODON_LIMIT = 2 ** 21;

export function randomCodon(coding: Coding, rng: Rng): number {
  return randomBelow(rng, coding.codonLimit);
}

/**
 * A codon that makes a choice among this many productions, drawn uniformly from all such codons; undefined if the
 * choice needs no codon.
 */
export function encodeChoice(choice: number, productions: number, coding: Coding, rng: Rng): number | undefined {
  if (productions === 1 && coding.semantics === 'grape-lazy') return undefined;
  const codons = Math.floor((coding.codonLimit - 1 - choice) / productions) + 1;
  return choice + productions * randomBelow(rng, codons);
}

/**
 * Whether a genome needs one codon more than its derivation uses. GRAPE stops when the codons run out, even if only
 * rules with one production are left, which would use none.
 */
export function needsSpareCodon(lastExpansion: Expansion): boolean {
  return lastExpansion.codon === undefined;
}

/** Checks that every production has a codon that chooses it. */
export function checkCodonLimit(grammar: Grammar, codonLimit: number): void {
  for (const { name, productions } of grammar.rules) {
    if (productions.length <= codonLimit) continue;
    throw new InputError(
      'codon-limit',
      `codonLimit is ${codonLimit}, but <${name}> has ${productions.length} productions, so the last could never be ` +
        `chosen. Set codonLimit to ${productions.length} or more.`,
    );
  }
}
