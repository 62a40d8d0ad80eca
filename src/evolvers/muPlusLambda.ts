/**
 * The (mu + lambda) strategy (Rechenberg 1973, Schwefel 1977): mu parents, selected without regard to worth, have
 * lambda children, and the best mu of both survive. All selection pressure is in survival. If fitness is noisy, parents
 * should be measured again, or the luckiest survive for ever.
 */

import { onOff, wholeNumber } from '../base/setting.ts';
import { byFitness } from './bestFirst.ts';
import { breedingSettings } from './breed.ts';
import { evolverKind } from './evolver.ts';
import { hallSettings } from './hallOfFame.ts';
import { createPlusEvolver } from './plusEvolver.ts';

export const muPlusLambda = evolverKind({
  name: 'muPlusLambda',
  summary: 'the best of parents and children survive',
  settings: {
    mu: wholeNumber('parents', 1, 100_000, 50),
    lambda: wholeNumber('children in a generation', 1, 100_000, 150),
    inTurn: onOff('parents have children in turn, equally many each, instead of being drawn at random', false),
    ...breedingSettings,
    remeasure: onOff('measure parents again together with the children', true),
    ...hallSettings,
  },
  asks: 'worth',
  size: ({ mu, lambda, remeasure }) => ({ living: mu, asked: lambda + (remeasure ? mu : 0), born: lambda }),
  create({ mu, lambda, ...values }, variation) {
    return createPlusEvolver({ ...values, size: mu, children: lambda, tournamentSize: 1, rate: byFitness }, variation);
  },
});
