/**
 * A population that changes a little at a time (Syswerda 1989): a few children are born, and each takes the place of
 * somebody who is worse, the worst or the oldest of those. In between the best are measured again, since otherwise
 * whoever was lucky once would stay.
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
  summary: 'a few children at a time take the places of worse ones',
  settings: {
    population: wholeNumber('individuals who live at the same time', 2, 100_000, 200),
    offspring: wholeNumber('children of a step', 1, 100_000, 20),
    replace: choice('whose place a child takes, of those who are worse', ['worst', 'oldest'], 'worst'),
    remeasure: wholeNumber('how many of the best are measured again at every step', 0, 100_000, 10),
    ...breedingSettings,
    ...selectionSettings,
    ...hallSettings,
  },
  asks: 'worth',
  size: ({ population, offspring, remeasure }) => ({
    living: population,
    asked: offspring + Math.min(population, remeasure),
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
        breed: ({ population }, rng) => breed(createPick(population, values), offspring, breeding, rng),
        again: ({ population }) => bestFirst(population).slice(0, remeasure),
        survive: (parents, children) => children.reduce((alive, child) => admit(alive, child, isByAge), parents),
      },
      variation,
    );
  },
});

/** Those who are alive, in order of arrival, after a child took the place of one who is worse, if there is one. */
function admit<G>(alive: readonly Member<G>[], child: Member<G>, isByAge: boolean): readonly Member<G>[] {
  const worse = alive.filter((member) => fitnessOf(member) < fitnessOf(child));
  const leaving = isByAge ? worse[0] : bestFirst(worse).at(-1);
  return leaving ? [...alive.filter((member) => member !== leaving), child] : alive;
}
