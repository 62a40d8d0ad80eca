/**
 * Position-independent grow (Fagan, Fenton & O'Neill 2016). Open non-terminals are expanded in random order, and while
 * no branch has reached the depth of the ramp the last way to get there must not be closed, so that every tree reaches
 * its depth on at least one branch. The paper forces a recursive production when one recursive non-terminal is left;
 * here it is known exactly which productions leave a way, within the limit on expansions too.
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
    // A branch of so many levels takes as many expansions, and no tree has more of them than the limit.
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
        // While there is room enough, the first glance tells that nothing has to be forced.
        if (dearest + extra <= room) return choices;
      }
      return choices.filter(
        (choice, index) => costs[index]! + extra <= room || reach.ofProduction(rule, choice, height) <= room,
      );
    };

    /** The greatest depth up to a given one that some tree has exactly. That of the shortest tree is one. */
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
