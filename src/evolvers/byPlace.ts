/**
 * What individuals bequeath follows from their places (Nguyen 2018, section III.C.1): the best stay; the first and the
 * second, the second and the third, and so on are couples with four children each, two crossed reciprocally and one
 * mutated copy of each parent; those who follow have one mutant each. The better of a couple is its dominant parent, the
 * first in the crossover.
 */

import type { Json } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import { randomBelow } from '../base/rng.ts';
import { onOff, wholeNumber } from '../base/setting.ts';
import type { Values } from '../base/setting.ts';
import { bestFirst, fitnessOf, validMembers } from './bestFirst.ts';
import type { Newborn } from './births.ts';
import type { GenerationSize, Member, Variation } from './evolver.ts';
import { evolverKind } from './evolver.ts';
import { hallSettings } from './hallOfFame.ts';
import { createPopulationEvolver } from './populationEvolver.ts';

const SETTINGS = {
  elites: wholeNumber('how many of the best stay, and are measured again', 1, 1000, 5),
  couples: wholeNumber('couples, each with four children', 0, 1000, 2),
  mutants: wholeNumber('how many of those after the couples have a mutant', 0, 1000, 2),
  crossing: onOff('two children of each couple are crossed; if off, they are copies of their parents', true),
  mutateCrossed: onOff('crossed children are mutated too', true),
  ...hallSettings,
} as const;

type PlaceValues = Values<typeof SETTINGS>;

export const byPlace = evolverKind({
  name: 'byPlace',
  summary: 'places decide: the best stay, neighbours at the top have children, and those after them a mutant each',
  settings: SETTINGS,
  asks: 'worth',
  size: sizeOf,
  create(values, variation) {
    const elite = <G>(population: readonly Member<G>[]): readonly Member<G>[] =>
      bestFirst(population).slice(0, values.elites);
    return createPopulationEvolver(
      {
        size: sizeOf(values).living,
        hall: values,
        inherit: false,
        pick: (population) => () => bestFirst(population)[0]!,
        breed: ({ population }, newcomers, rng) =>
          childrenOf(parentsIn(population), values, variation, rng).slice(0, sizeOf(values).born - newcomers),
        again: ({ population }) => elite(population),
        survive: (_parents, children, again) => [...children, ...again],
      },
      variation,
    );
  },
});

function sizeOf({ elites, couples, mutants }: Pick<PlaceValues, 'elites' | 'couples' | 'mutants'>): GenerationSize {
  const born = 4 * couples + mutants;
  return { living: elites + born, asked: elites + born, born };
}

/** All who can breed, the best first. */
function parentsIn<G>(population: readonly Member<G>[]): readonly Member<G>[] {
  const valid = bestFirst(validMembers(population));
  return valid.length === 0 ? population : valid;
}

function childrenOf<G extends Json>(
  ranked: readonly Member<G>[],
  { couples, mutants, crossing, mutateCrossed }: PlaceValues,
  variation: Variation<G>,
  rng: Rng,
): Newborn<G>[] {
  const at = (place: number): Member<G> => ranked[place % ranked.length]!;
  const mutant = ({ genome, id }: Member<G>): Newborn<G> => ({ genome: variation.mutate(genome, rng), parents: [id] });
  const crossed = (one: Member<G>, two: Member<G>): Newborn<G>[] => {
    if (!crossing) return [mutant(one), mutant(two)];
    const isEqual = fitnessOf(one) === fitnessOf(two);
    const [dominant, other] = isEqual && randomBelow(rng, 2) === 1 ? [two, one] : [one, two];
    const parents = [...new Set([dominant.id, other.id])];
    return variation
      .crossover(dominant.genome, other.genome, rng)
      .map((genome) => ({ genome: mutateCrossed ? variation.mutate(genome, rng) : genome, parents }));
  };
  const ofCouple = (place: number): Newborn<G>[] => {
    const [one, two] = [at(place), at(place + 1)];
    return [...crossed(one, two), mutant(one), mutant(two)];
  };
  return [
    ...Array.from({ length: couples }, (_, couple) => ofCouple(couple)).flat(),
    ...Array.from({ length: mutants }, (_, index) => mutant(at(couples + 1 + index))),
  ];
}
