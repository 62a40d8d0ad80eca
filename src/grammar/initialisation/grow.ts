/**
 * Position-independent grow (Fagan, Fenton & O'Neill 2016). Open non-terminals are expanded in random order. Until a
 * branch has reached the depth of the ramp, the last way to reach it must stay open, so that every tree reaches its
 * depth on at least one branch. The paper forces a recursive production when one recursive non-terminal is left. Here
 * we know exactly which productions leave a way open, within the limit on expansions too.
 */

import type { Narrow, OpenNode } from './growTree.ts';
import { START, growTree } from './growTree.ts';
import { checkLimits, createGrowth, rampDepth, rampSettings, toMade } from './derived.ts';
import { initialiser } from './initialiser.ts';
import { createReach } from './reach.ts';

export const grow = initialiser({
  name: 'grow',
  summary: 'position-independent grow: ramped depths, each reached on at least one branch',
  settings: rampSettings,
  prepare(grammar, { minDepth, maxDepth, maxExpansions, tail }, coding) {
    const growth = createGrowth(grammar, coding);
    const lowest = checkLimits(growth, minDepth, maxDepth, maxExpansions);
    // A branch of n levels takes n expansions, so the limit on expansions also limits the depth.
    const reach = createReach(grammar, growth.least, Math.min(maxDepth - 1, maxExpansions));

    function extraOf({ rule, height }: OpenNode): number {
      return reach.ofRule(rule, height) - growth.least.ofRule(rule, height);
    }

    const narrow: Narrow = (choices, { rule, height }, { others, spokenFor, isDeep }) => {
      if (isDeep) return choices;
      const room = maxExpansions - spokenFor;
      const costs = choices.map((choice) => growth.least.ofProduction(rule, choice, height));
      const dearest = costs.reduce((one, two) => Math.max(one, two), 0);
      let extra = Infinity;
      for (const other of others) {
        extra = Math.min(extra, extraOf(other));
        // While there is enough room for any choice, nothing has to be forced.
        if (dearest + extra <= room) return choices;
      }
      return choices.filter(
        (choice, index) => costs[index]! + extra <= room || reach.ofProduction(rule, choice, height) <= room,
      );
    };

    /** The greatest depth, up to a given one, that some tree has exactly. The shortest tree shows that there is one. */
    function deepest(depth: number): number {
      let height = Math.min(depth - 1, maxExpansions);
      while (reach.ofRule(0, height) > maxExpansions) height--;
      return height + 1;
    }

    return (index, size, rng) => {
      const depth = deepest(rampDepth(index, size, lowest, maxDepth));
      return toMade(growth, growTree(growth, START, { maxDepth: depth, maxExpansions }, narrow, rng), tail, rng);
    };
  },
});
