/**
 * The registry of mutations: a new one is a file and a line here. Retries and the limit on length are common to all.
 */

import type { Rng } from '../../base/rng.ts';
import type { Given } from '../../base/setting.ts';
import { findNamed, readSettings } from '../../base/setting.ts';
import type { MutationKind, VariationContext } from './operator.ts';
import { checkContext, mutationSettings } from './operator.ts';
import type { Parent } from './parent.ts';
import { perCodon } from './perCodon.ts';
import { perIndividual } from './perIndividual.ts';
import { subtreeMutation } from './subtreeMutation.ts';

export const MUTATIONS: readonly MutationKind[] = [perCodon, perIndividual, subtreeMutation];

/** Checks settings and fills in the defaults, including the method. */
export function readMutationSettings(given: Given) {
  const { method = perCodon.name, ...rest } = given;
  const { name, settings } = findNamed(MUTATIONS, method, 'mutation');
  return { method: name, ...readSettings({ ...mutationSettings, ...settings }, rest, name) };
}

/** A mutation: a new genome from a parent. Returns a copy of the parent if no attempt gives a mutant that fits. */
export function createMutation(given: Given, context: VariationContext): (parent: Parent, rng: Rng) => number[] {
  checkContext(context);
  const settings = readMutationSettings(given);
  const { maxLength, attempts } = settings;
  const mutate = findNamed(MUTATIONS, settings.method, 'mutation').prepare(settings, context);
  return (parent, rng) => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const child = mutate(parent, rng);
      if (!child) break;
      if (maxLength > 0 && child.length > maxLength) child.length = maxLength;
      if (context.fits?.(child) ?? true) return child;
    }
    return Array.from(parent.genome);
  };
}
