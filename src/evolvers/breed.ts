/**
 * Breeds children from selected parents: neighbours are paired and crossed with a given probability, then every child
 * is mutated (Greaney 2026). The mutation itself decides how much it changes.
 */

import type { Json } from '../base/json.ts';
import { sameJson } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import { randomFraction } from '../base/rng.ts';
import { decimal } from '../base/setting.ts';
import type { Newborn } from './births.ts';
import type { Member, Variation } from './evolver.ts';
import type { PickParent } from './selection/selections.ts';

export const breedingSettings = {
  crossoverRate: decimal('probability that two parents are crossed rather than copied', 0, 1, 0.8),
} as const;

export interface Breeding<G> {
  readonly variation: Variation<G>;
  readonly crossoverRate: number;
  /** Whether a child with the same genome as a parent keeps that parent's worth. */
  readonly inherit: boolean;
}

/** The given number of children, none if it is negative. If it is odd, the last child has one parent. */
export function breed<G extends Json>(
  pick: PickParent<G>,
  count: number,
  breeding: Breeding<G>,
  rng: Rng,
): Newborn<G>[] {
  const { variation, crossoverRate, inherit } = breeding;
  const parents = Array.from({ length: count }, () => pick(rng));
  const children: [genome: G, ...parents: Member<G>[]][] = [];
  for (let index = 0; index < count; index += 2) {
    const [one, two] = [parents[index]!, parents[index + 1]];
    if (two && randomFraction(rng) < crossoverRate) {
      const [first, second] = variation.crossover(one.genome, two.genome, rng);
      children.push([first, one, two], [second, two, one]);
    } else {
      children.push([one.genome, one]);
      if (two) children.push([two.genome, two]);
    }
  }
  return children.map(([genome, ...from]) => newborn(variation.mutate(genome, rng), from, inherit));
}

function newborn<G extends Json>(genome: G, from: readonly Member<G>[], inherit: boolean): Newborn<G> {
  const born = { genome, parents: [...new Set(from.map(({ id }) => id))] };
  const same = inherit && from.find((parent) => sameJson(parent.genome, genome));
  return same ? { ...born, known: same.worth } : born;
}
