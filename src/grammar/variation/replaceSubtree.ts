/**
 * A genome with one subtree of its derivation replaced. Expansions are in leftmost order, so a subtree is one stretch
 * of them, and of the codons. The unused codons follow as before, as far as the maximum length allows.
 */

import type { Rng } from '../../base/rng.ts';
import type { Expansion } from '../derivation.ts';
import type { Coding } from '../coding.ts';
import { needsSpareCodon, randomCodon } from '../coding.ts';
import type { Parent } from './parent.ts';

/** The parent's genome with the subtree that begins at an expansion replaced. A maximum length of 0 means no limit. */
export function replaceSubtree(
  parent: Parent,
  at: number,
  replacement: readonly Expansion[],
  maxLength: number,
  coding: Coding,
  rng: Rng,
): number[] {
  const { expansions } = parent.derivation!;
  const child: number[] = [];
  addCodons(child, expansions, 0, at);
  addCodons(child, replacement, 0, replacement.length);
  addCodons(child, expansions, expansions[at]!.end, expansions.length);
  const used = child.length;
  const kept = Math.min(parent.genome.length - parent.usedCodons!, maxLength > 0 ? maxLength - used : Infinity);
  for (let index = 0; index < kept; index++) child.push(parent.genome[parent.usedCodons! + index]!);
  if (child.length === used && needsSpareCodon(lastExpansion(expansions, at, replacement))) {
    child.push(randomCodon(coding, rng));
  }
  return child;
}

/** The last expansion after the subtree has been replaced. */
export function lastExpansion(
  expansions: readonly Expansion[],
  at: number,
  replacement: readonly Expansion[],
): Expansion {
  return expansions[at]!.end === expansions.length ? replacement.at(-1)! : expansions.at(-1)!;
}

function addCodons(genome: number[], expansions: readonly Expansion[], from: number, to: number): void {
  for (let index = from; index < to; index++) {
    const { codon } = expansions[index]!;
    if (codon !== undefined) genome.push(codon);
  }
}
