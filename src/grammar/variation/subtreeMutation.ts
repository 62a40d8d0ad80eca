/**
 * Derives a random node again: open non-terminals in random order, by any production within the limits on depth and on
 * the expansions of the whole tree. Nodes for which the limits leave no room are not drawn.
 */

import { randomBelow } from '../../base/rng.ts';
import { needsSpareCodon } from '../coding.ts';
import { checkLimits, createGrowth, derivedSettings } from '../initialisation/derived.ts';
import { growTree } from '../initialisation/growTree.ts';
import { mutationKind } from './operator.ts';
import { replaceSubtree } from './replaceSubtree.ts';
import { measureSubtrees } from './subtrees.ts';

export const subtreeMutation = mutationKind({
  name: 'subtree',
  summary: 'a random node is derived again, within the depth limit',
  settings: { maxExpansions: derivedSettings.maxExpansions },
  prepare({ maxExpansions, maxLength }, context) {
    const { grammar, maxDepth } = context;
    const growth = createGrowth(grammar, context);
    checkLimits(growth, maxDepth, maxDepth, maxExpansions);
    return (parent, rng) => {
      if (!parent.derivation) return undefined;
      const { expansions } = parent.derivation;
      const subtrees = measureSubtrees(expansions);

      /**
       * Each expansion uses at most one codon, so this many expansions keep the length. It may be fewer than would fit.
       */
      const roomAt = (at: number) => {
        const { end } = expansions[at]!;
        const room = maxExpansions - expansions.length + (end - at);
        if (maxLength === 0) return room;
        const spare = end < expansions.length && needsSpareCodon(expansions.at(-1)!) ? 1 : 0;
        return Math.min(room, maxLength - spare - subtrees.codonsOf(0) + subtrees.codonsOf(at));
      };
      const places = [...expansions.keys()].filter((at) => {
        const { rule, depth } = expansions[at]!;
        return growth.least.ofRule(rule, maxDepth - depth) <= roomAt(at);
      });
      if (places.length === 0) return undefined;
      const at = places[randomBelow(rng, places.length)]!;
      const limits = { maxDepth, maxExpansions: roomAt(at) };
      const subtree = growTree(growth, expansions[at]!, limits, (choices) => choices, rng);
      return replaceSubtree(parent, at, subtree, maxLength, context, rng);
    };
  },
});
