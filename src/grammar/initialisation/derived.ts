/**
 * What is common to the methods that first derive a tree and then find a genome for it. All individuals are valid by
 * construction, and the limits are checked against the grammar before the first one is made.
 */

import { InputError } from '../../base/inputError.ts';
import type { Rng } from '../../base/rng.ts';
import type { Expansion } from '../derivation.ts';
import { genomeOf, phenotypeOf } from '../derivation.ts';
import type { Grammar } from '../grammar.ts';
import type { Coding } from '../coding.ts';
import { checkCodonLimit, needsSpareCodon, randomCodon } from '../coding.ts';
import type { Growth } from './growTree.ts';
import type { Made } from './initialiser.ts';
import { createLeastExpansions } from './leastExpansions.ts';
import { decimal, wholeNumber } from '../../base/setting.ts';

export const MAX_DEPTH = 1000;
export const MAX_EXPANSIONS = 10_000;

export const derivedSettings = {
  maxDepth: wholeNumber('greatest depth of a tree; the start symbol is at depth 1', 2, MAX_DEPTH, 13),
  maxExpansions: wholeNumber('most expansions of a tree', 1, MAX_EXPANSIONS, 500),
  tail: decimal('random codons after the used ones, as a share of them', 0, 10, 0),
} as const;

export const rampSettings = {
  minDepth: wholeNumber('least depth of the ramp, unless the grammar needs more', 2, MAX_DEPTH, 2),
  ...derivedSettings,
} as const;

export function createGrowth(grammar: Grammar, coding: Coding): Growth {
  checkCodonLimit(grammar, coding.codonLimit);
  return { grammar, least: createLeastExpansions(grammar), coding };
}

/** The least depth of the ramp: the requested one, or the one the grammar needs. Throws if the limits leave no room. */
export function checkLimits(growth: Growth, minDepth: number, maxDepth: number, maxExpansions: number): number {
  const lowest = Math.max(minDepth, 1 + growth.grammar.rules[0]!.minDepth);
  if (minDepth > maxDepth) {
    throw new InputError('depth-order', `minDepth is ${minDepth}, which is more than maxDepth, ${maxDepth}.`);
  }
  if (lowest > maxDepth) {
    throw new InputError(
      'depth-limit',
      `maxDepth is ${maxDepth}, but this grammar needs at least ${lowest}. Set maxDepth to ${lowest} or more.`,
    );
  }
  const needed = growth.least.ofRule(0, lowest - 1);
  if (needed > maxExpansions) {
    const remedy =
      needed <= MAX_EXPANSIONS
        ? `Set maxExpansions to ${needed} or more.`
        : `The greatest value allowed is ${MAX_EXPANSIONS}: add shorter productions to the grammar.`;
    const problem = `maxExpansions is ${maxExpansions}, but within depth ${lowest} this grammar needs at least ${needed}`;
    throw new InputError('expansions-limit', `${problem}. ${remedy}`);
  }
  return lowest;
}

/** The depth of an individual: from the lowest to the greatest, each with an equal share of the population. */
export function rampDepth(index: number, count: number, lowest: number, greatest: number): number {
  return lowest + Math.floor(((index + 0.5) * (greatest - lowest + 1)) / count);
}

export function toMade(growth: Growth, expansions: readonly Expansion[], tail: number, rng: Rng): Made {
  const derivation = { grammar: growth.grammar, expansions };
  const genome = genomeOf(derivation);
  const spare = needsSpareCodon(expansions.at(-1)!) ? 1 : 0;
  const length = genome.length + Math.max(spare, Math.floor(genome.length * tail));
  while (genome.length < length) genome.push(randomCodon(growth.coding, rng));
  return { genome, phenotype: () => phenotypeOf(derivation) };
}
