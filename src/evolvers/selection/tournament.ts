/** The best of a few who are drawn, each of all of them. Of equals the one who was drawn first: nobody is favoured. */

import { randomBelow } from '../../base/rng.ts';
import type { Selection } from './selection.ts';

export const tournament: Selection = {
  name: 'tournament',
  summary: 'the best of a few who are drawn',
  prepare(fitnesses, { tournamentSize }) {
    return (rng) => {
      let winner = randomBelow(rng, fitnesses.length);
      for (let drawn = 1; drawn < tournamentSize; drawn++) {
        const other = randomBelow(rng, fitnesses.length);
        if (fitnesses[other]! > fitnesses[winner]!) winner = other;
      }
      return winner;
    };
  },
};
