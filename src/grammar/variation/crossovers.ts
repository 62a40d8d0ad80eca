/**
 * The registry of crossovers: a new one is a file and a line here. Retries and the limit on length are common to all.
 */

import type { Rng } from '../../base/rng.ts';
import type { Given } from '../../base/setting.ts';
import { findNamed, readSettings } from '../../base/setting.ts';
import { onePointFixed } from './onePointFixed.ts';
import { onePointVariable } from './onePointVariable.ts';
import type { Children, CrossoverKind, VariationContext } from './operator.ts';
import { checkContext, crossoverSettings } from './operator.ts';
import type { Parent } from './parent.ts';
import { subtreeCrossover } from './subtreeCrossover.ts';
import { twoPoint } from './twoPoint.ts';

export const CROSSOVERS: readonly CrossoverKind[] = [onePointVariable, onePointFixed, twoPoint, subtreeCrossover];

/** Checks settings and fills in the defaults, including the method. */
export function readCrossoverSettings(given: Given) {
  const { method = onePointVariable.name, ...rest } = given;
  const { name, settings } = findNamed(CROSSOVERS, method, 'crossover');
  return { method: name, ...readSettings({ ...crossoverSettings, ...settings }, rest, name) };
}

/**
 * A crossover: two new genomes from two parents. Returns copies of the parents if no attempt gives children that fit.
 */
export function createCrossover(
  given: Given,
  context: VariationContext,
): (one: Parent, two: Parent, rng: Rng) => Children {
  checkContext(context);
  const settings = readCrossoverSettings(given);
  const { maxLength, tooLong, attempts } = settings;
  const cross = findNamed(CROSSOVERS, settings.method, 'crossover').prepare(settings, context);

  function fits(child: number[]): boolean {
    if (maxLength > 0 && child.length > maxLength) {
      if (tooLong === 'retry') return false;
      child.length = maxLength;
    }
    return context.fits?.(child) ?? true;
  }

  return (one, two, rng) => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const children = cross(one, two, rng);
      if (!children) break;
      if (children.every(fits)) return children;
    }
    return [Array.from(one.genome), Array.from(two.genome)];
  };
}
