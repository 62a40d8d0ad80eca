/**
 * Probabilistic tree creation 2 (Luke 2000), for grammars (Nicolau 2017): first draws the size of a tree, uniformly.
 * Then it expands random open non-terminals by productions that lead to recursion, until the expansions made plus those
 * still needed reach that size. Finally it closes everything by the shortest derivations. The tree never exceeds the
 * size, and falls short by less than the next production would have added, or by what the depth does not allow.
 */

import { InputError } from '../../base/inputError.ts';
import { randomBelow } from '../../base/rng.ts';
import type { Narrow } from './growTree.ts';
import { START, growTree } from './growTree.ts';
import { MAX_EXPANSIONS, checkLimits, createGrowth, derivedSettings, toMade } from './derived.ts';
import { initialiser } from './initialiser.ts';
import { createLeadsOn } from './leadsOn.ts';
import { wholeNumber } from '../../base/setting.ts';

export const ptc2 = initialiser({
  name: 'ptc2',
  summary: 'probabilistic tree creation 2: sizes drawn uniformly',
  settings: {
    minExpansions: wholeNumber('least expansions of a tree, unless the grammar needs more', 1, MAX_EXPANSIONS, 1),
    ...derivedSettings,
  },
  prepare(grammar, { minExpansions, maxExpansions, maxDepth, tail }, coding) {
    if (minExpansions > maxExpansions) {
      throw new InputError(
        'expansions-order',
        `minExpansions is ${minExpansions}, which is more than maxExpansions, ${maxExpansions}.`,
      );
    }
    const growth = createGrowth(grammar, coding);
    checkLimits(growth, maxDepth, maxDepth, maxExpansions);
    const smallest = Math.max(minExpansions, growth.least.ofRule(0, maxDepth - 1));
    const leadsOn = createLeadsOn(grammar);

    return (_, __, rng) => {
      const target = smallest + randomBelow(rng, maxExpansions - smallest + 1);
      const narrow: Narrow = (choices, { rule, height }, { spokenFor }) => {
        // Once the target is reached, the limit has left only the productions that need the least.
        const isGrowing = spokenFor + growth.least.ofRule(rule, height) < target;
        const leading = isGrowing ? choices.filter((choice) => leadsOn(rule, choice)) : [];
        return leading.length > 0 ? leading : choices;
      };
      const limits = { maxDepth, maxExpansions: target };
      return toMade(growth, growTree(growth, START, limits, narrow, rng), tail, rng);
    };
  },
});
