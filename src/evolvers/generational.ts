/**
 * Generations that take each other's place, with elites (Greaney 2026): parents are chosen, neighbours paired, crossed
 * and mutated, and the elites join the children. Unless they inherit what is known, elites play the same games as
 * everybody in every generation, so that nobody lives on luck.
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
  summary: 'every generation takes the place of the one before, but for the elites',
  settings: {
    population: wholeNumber('individuals of a generation', 2, 100_000, 200),
    elites: wholeNumber('how many of the best live on', 0, 1000, 2),
    elitesFrom: choice('whose best they are: the population or the hall of fame', ['population', 'hall'], 'population'),
    ...breedingSettings,
    ...selectionSettings,
    ...hallSettings,
    inherit: onOff('whether elites and unchanged children keep what is known of their worth', false),
  },
  asks: 'worth',
  size: ({ population }) => ({ living: population, asked: population }),
  create(values, variation) {
    const { population: size, elites, elitesFrom, inherit } = values;
    if (elites >= size) {
      throw new InputError('setting-value', `generational: elites must be fewer than population, which is ${size}.`);
    }
    if (elitesFrom === 'hall' && elites > values.hall) {
      throw new InputError('setting-value', `generational: elites must be at most hall, which is ${values.hall}.`);
    }

    // A hall that is not distinct may hold an individual several times, but it lives once.
    const elite = <G>({ population, hall }: PopulationState<G>) =>
      (elitesFrom === 'hall' ? onceEach(hall) : bestFirst(validMembers(population))).slice(0, elites);
    const breeding = { ...values, variation };
    return createPopulationEvolver(
      {
        size,
        hall: values,
        inherit,
        breed: (state, rng) => breed(createPick(state.population, values), size - elite(state).length, breeding, rng),
        again: elite,
        survive: (_parents, children, again) => [...children, ...again],
      },
      variation,
    );
  },
});
