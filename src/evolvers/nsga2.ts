/**
 * NSGA-II (Deb et al. 2002): optimises all numbers of a worth at once, such as a high win rate and a short strategy. A
 * member is better only if it is worse in nothing; in a tie, members in less crowded regions are preferred.
 */

import { onOff, wholeNumber } from '../base/setting.ts';
import { breedingSettings } from './breed.ts';
import { evolverKind } from './evolver.ts';
import { hallSettings } from './hallOfFame.ts';
import { rateByCrowding } from './nonDominated.ts';
import { createPlusEvolver } from './plusEvolver.ts';

export const nsga2 = evolverKind({
  name: 'nsga2',
  summary: 'fitness and size at once: the best trade-offs survive',
  settings: {
    population: wholeNumber('individuals, and also the children in a generation', 2, 10_000, 100),
    ...breedingSettings,
    remeasure: onOff('measure parents again together with the children', true),
    ...hallSettings,
  },
  asks: 'worth',
  size: ({ population, remeasure }) => ({
    living: population,
    asked: (remeasure ? 2 : 1) * population,
    born: population,
  }),
  create({ population, ...values }, variation) {
    const sizes = { size: population, children: population, tournamentSize: 2 };
    return createPlusEvolver({ ...values, ...sizes, rate: rateByCrowding }, variation);
  },
});
