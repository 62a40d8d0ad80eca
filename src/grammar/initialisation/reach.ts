/**
 * How many expansions it takes at the least to go down to the very limit of depth on some branch. Not every depth can
 * be met: a rule whose recursion adds two levels at a time misses every other one.
 */

import type { Grammar } from '../grammar.ts';
import type { LeastExpansions } from './leastExpansions.ts';

export interface Reach {
  /** For a rule of this height (see leastExpansions.ts); Infinity if no tree of it is exactly so high. */
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
    // One child goes all the way down, the one that it costs least; the others take the shortest way.
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
