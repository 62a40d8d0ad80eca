/**
 * What the methods have in common that derive a tree first and then find a genome for it: all individuals are valid by
 * construction, and their limits are checked against the grammar before the first is made.
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
  maxDepth: wholeNumber('greatest depth of a tree, the start at depth 1', 2, MAX_DEPTH, 13),
  maxExpansions: wholeNumber('most expansions of a tree', 1, MAX_EXPANSIONS, 500),
  tail: decimal('random codons behind the used ones, as a share of them', 0, 10, 0),
} as const;

export const rampSettings = {
  minDepth: wholeNumber('where the ramp of depths begins, if the grammar needs no more', 2, MAX_DEPTH, 2),
  ...derivedSettings,
} as const;

export function createGrowth(grammar: Grammar, coding: Coding): Growth {
  checkCodonLimit(grammar, coding.codonLimit);
  return { grammar, least: createLeastExpansions(grammar), coding };
}

/** The least depth of the ramp: the one asked for, or what the grammar needs. Throws if the limits leave no room. */
export function checkLimits(growth: Growth, minDepth: number, maxDepth: number, maxExpansions: number): number {
  const lowest = Math.max(minDepth, 1 + growth.grammar.rules[0]!.minDepth);
  if (minDepth > maxDepth) {
    throw new InputError('depth-order', `minDepth is ${minDepth}, more than maxDepth, which is ${maxDepth}.`);
  }
  if (lowest > maxDepth) {
    throw new InputError(
      'depth-limit',
      `maxDepth is ${maxDepth}, but this grammar needs ${lowest} at the least. Set maxDepth to ${lowest} or more.`,
    );
  }
  const needed = growth.least.ofRule(0, lowest - 1);
  if (needed > maxExpansions) {
    const remedy =
      needed <= MAX_EXPANSIONS
        ? `Set maxExpansions to ${needed} or more.`
        : `That is more than can be allowed, ${MAX_EXPANSIONS}: give the grammar shorter ways to end.`;
    const problem = `maxExpansions is ${maxExpansions}, but within depth ${lowest} this grammar needs ${needed}`;
    throw new InputError('expansions-limit', `${problem} at the least. ${remedy}`);
  }
  return lowest;
}

/** The depth of one of so many individuals: from the lowest to the greatest, each depth with an equal share. */
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
