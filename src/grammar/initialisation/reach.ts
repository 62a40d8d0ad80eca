/**
 * The least number of expansions for a tree with some branch that reaches a depth exactly. Not every depth can be
 * reached: a rule whose recursion adds two levels at a time misses every other one.
 */

import type { Grammar } from '../grammar.ts';
import type { LeastExpansions } from './leastExpansions.ts';

export interface Reach {
  /** For a rule of this height (see leastExpansions.ts); Infinity if it has no tree of exactly this height. */
  ofRule(rule: number, height: number): number;
  ofProduction(rule: number, choice: number, height: number): number;
}

export function createReach(grammar: Grammar, least: LeastExpansions, maxHeight: number): Reach {
  const count = grammar.rules.length;
  const table = new Float64Array((maxHeight + 1) * count).fill(Infinity);

  function ofProduction(rule: number, choice: number, height: number): number {
    const children = least.childrenOf(rule, choice);
    if (children.length === 0) return height === 1 ? 1 : Infinity;
    if (height <= 1) return Infinity;
    // One child reaches the full depth, the one for which that costs least; the others take the shortest derivation.
    let extra = Infinity;
    for (const child of children) {
      const shortest = least.ofRule(child, height - 1);
      if (shortest === Infinity) return Infinity;
      extra = Math.min(extra, table[(height - 1) * count + child]! - shortest);
    }
    return least.ofProduction(rule, choice, height) + extra;
  }

  for (let height = 1; height <= maxHeight; height++) {
    for (const [rule, { productions }] of grammar.rules.entries()) {
      const costs = productions.map((_, choice) => ofProduction(rule, choice, height));
      table[height * count + rule] = costs.reduce((one, two) => Math.min(one, two), Infinity);
    }
  }
  return { ofRule: (rule, height) => table[height * count + rule]!, ofProduction };
}
