/**
 * Sensible initialisation (Ryan & Azad 2003): ramped half-and-half over derivation trees. Of every two individuals one
 * is grown and one is full: on every branch it takes productions that lead to recursion as long as the depth allows.
 * Both halves are ramped. GRAPE ramps only the grown half and makes all full trees as deep as possible, so its
 * populations are larger. Without a limit on expansions, full trees become huge if the grammar branches a lot.
 */

import type { Narrow } from './growTree.ts';
import { START, growTree } from './growTree.ts';
import { checkLimits, createGrowth, rampDepth, rampSettings, toMade } from './derived.ts';
import { initialiser } from './initialiser.ts';
import { createLeadsOn } from './leadsOn.ts';

export const ramped = initialiser({
  name: 'ramped',
  summary: 'sensible initialisation: ramped depths, half of the trees grown and half full',
  settings: rampSettings,
  prepare(grammar, { minDepth, maxDepth, maxExpansions, tail }, coding) {
    const growth = createGrowth(grammar, coding);
    const lowest = checkLimits(growth, minDepth, maxDepth, maxExpansions);
    const leadsOn = createLeadsOn(grammar);

    const full: Narrow = (choices, { rule }) => {
      const leading = choices.filter((choice) => leadsOn(rule, choice));
      return leading.length > 0 ? leading : choices;
    };

    return (index, size, rng) => {
      const depth = rampDepth(index >> 1, (size + 1) >> 1, lowest, maxDepth);
      const narrow = index % 2 === 0 ? grown : full;
      return toMade(growth, growTree(growth, START, { maxDepth: depth, maxExpansions }, narrow, rng), tail, rng);
    };
  },
});

const grown: Narrow = (choices) => choices;
