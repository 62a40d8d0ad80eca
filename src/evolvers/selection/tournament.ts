/**
 * The best of a few random draws with replacement. In a tie the first one drawn wins, so no place in the list is
 * favoured.
 */

import { randomBelow } from '../../base/rng.ts';
import type { Selection } from './selection.ts';

export const tournament: Selection = {
  name: 'tournament',
  summary: 'the best of a few drawn at random',
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
