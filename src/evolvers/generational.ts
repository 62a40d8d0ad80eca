/**
 * Each generation replaces the one before, except for the elites (Greaney 2026): parents are selected, neighbours
 * paired, crossed and mutated, and the elites join the children. Unless worths are inherited, elites play the same
 * games as everyone else in every generation, so that none survives by luck.
 */

import { InputError } from '../base/inputError.ts';
import { choice, onOff, wholeNumber } from '../base/setting.ts';
import { bestFirst, onceEach, validMembers } from './bestFirst.ts';
import { breed, breedingSettings } from './breed.ts';
import { evolverKind } from './evolver.ts';
import { hallSettings } from './hallOfFame.ts';
import type { PopulationState } from './populationEvolver.ts';
import { createPopulationEvolver } from './populationEvolver.ts';
import { createPick, selectionSettings } from './selection/selections.ts';

export const generational = evolverKind({
  name: 'generational',
  summary: 'every generation replaces the one before, except for the elites',
  settings: {
    population: wholeNumber('individuals in a generation', 2, 100_000, 200),
    elites: wholeNumber('how many of the best survive', 0, 1000, 2),
    elitesFrom: choice(
      'where the elites come from: the population or the hall of fame',
      ['population', 'hall'],
      'population',
    ),
    ...breedingSettings,
    ...selectionSettings,
    ...hallSettings,
    inherit: onOff('let elites and unchanged children keep their known worth', false),
  },
  asks: 'worth',
  size: ({ population, elites }) => ({ living: population, asked: population, born: population - elites }),
  create(values, variation) {
    const { population: size, elites, elitesFrom, inherit } = values;
    if (elites >= size) {
      throw new InputError('setting-value', `generational: elites must be fewer than population, which is ${size}.`);
    }
    if (elitesFrom === 'hall' && elites > values.hall) {
      throw new InputError('setting-value', `generational: elites must be at most hall, which is ${values.hall}.`);
    }

    // A hall that is not distinct may contain an individual several times, but it lives only once.
    const elite = <G>({ population, hall }: PopulationState<G>) =>
      (elitesFrom === 'hall' ? onceEach(hall) : bestFirst(validMembers(population))).slice(0, elites);
    const breeding = { ...values, variation };
    return createPopulationEvolver(
      {
        size,
        hall: values,
        inherit,
        pick: (population) => createPick(population, values),
        breed: (state, newcomers, rng) =>
          breed(createPick(state.population, values), size - elite(state).length - newcomers, breeding, rng),
        again: elite,
        survive: (_parents, children, again) => [...children, ...again],
      },
      variation,
    );
  },
});
