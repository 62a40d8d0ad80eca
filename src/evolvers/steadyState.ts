/**
 * A population that changes a little at a time (Syswerda 1989): a few children are born, and each replaces a worse
 * member, either the worst or the oldest of those. In between, the best are measured again; otherwise a member that was
 * lucky once would stay.
 */

import { choice, wholeNumber } from '../base/setting.ts';
import { bestFirst, fitnessOf } from './bestFirst.ts';
import { breed, breedingSettings } from './breed.ts';
import type { Member } from './evolver.ts';
import { evolverKind } from './evolver.ts';
import { hallSettings } from './hallOfFame.ts';
import { createPopulationEvolver } from './populationEvolver.ts';
import { createPick, selectionSettings } from './selection/selections.ts';

export const steadyState = evolverKind({
  name: 'steadyState',
  summary: 'a few children at a time replace worse individuals',
  settings: {
    population: wholeNumber('individuals alive at the same time', 2, 100_000, 200),
    offspring: wholeNumber('children in a step', 1, 100_000, 20),
    replace: choice('which of the worse individuals a child replaces', ['worst', 'oldest'], 'worst'),
    remeasure: wholeNumber('how many of the best to measure again at every step', 0, 100_000, 10),
    ...breedingSettings,
    ...selectionSettings,
    ...hallSettings,
  },
  asks: 'worth',
  size: ({ population, offspring, remeasure }) => ({
    living: population,
    asked: offspring + Math.min(population, remeasure),
    born: offspring,
  }),
  create(values, variation) {
    const { population: size, offspring, remeasure } = values;
    const isByAge = values.replace === 'oldest';
    const breeding = { ...values, inherit: false, variation };
    return createPopulationEvolver(
      {
        size,
        hall: values,
        inherit: false,
        pick: (population) => createPick(population, values),
        breed: ({ population }, newcomers, rng) =>
          breed(createPick(population, values), offspring - newcomers, breeding, rng),
        again: ({ population }) => bestFirst(population).slice(0, remeasure),
        survive: (parents, children) => children.reduce((alive, child) => admit(alive, child, isByAge), parents),
      },
      variation,
    );
  },
});

/** The living members, in order of arrival, after a child has replaced a worse one, if there is one. */
function admit<G>(alive: readonly Member<G>[], child: Member<G>, isByAge: boolean): readonly Member<G>[] {
  const worse = alive.filter((member) => fitnessOf(member) < fitnessOf(child));
  const leaving = isByAge ? worse[0] : bestFirst(worse).at(-1);
  return leaving ? [...alive.filter((member) => member !== leaving), child] : alive;
}
