/** The measures of all subtrees of a derivation, by the index of the expansion where each begins. */

import type { Expansion } from '../derivation.ts';

export interface Subtrees {
  /** The codons that a subtree uses. */
  codonsOf(at: number): number;
  /** The levels below its first rule: what it adds to the depth at which it stands. */
  heightOf(at: number): number;
}

export function measureSubtrees(expansions: readonly Expansion[]): Subtrees {
  const codonsBefore = new Int32Array(expansions.length + 1);
  for (const [index, { codon }] of expansions.entries()) {
    codonsBefore[index + 1] = codonsBefore[index]! + (codon === undefined ? 0 : 1);
  }
  const heights = new Int32Array(expansions.length);
  for (let index = expansions.length - 1; index >= 0; index--) {
    const { end } = expansions[index]!;
    for (let child = index + 1; child < end; child = expansions[child]!.end) {
      heights[index] = Math.max(heights[index]!, heights[child]!);
    }
    heights[index]! += 1;
  }
  return {
    codonsOf: (at) => codonsBefore[expansions[at]!.end]! - codonsBefore[at]!,
    heightOf: (at) => heights[at]!,
  };
}
