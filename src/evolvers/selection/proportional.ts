/**
 * Every member has a chance in proportion to its fitness itself: an individual with twice as many wins is chosen twice
 * as often (Foley 2003). A fitness of 0 or less is never chosen, unless no fitness is higher; then all chances are
 * equal.
 */

import type { Selection } from './selection.ts';
import { createWheel } from './wheel.ts';

export const proportional: Selection = {
  name: 'proportional',
  summary: 'in proportion to the fitness itself, such as the number of wins',
  prepare(fitnesses) {
    const weights = fitnesses.map((fitness) => Math.max(0, fitness));
    return createWheel(weights.some((weight) => weight > 0) ? weights : fitnesses.map(() => 1));
  },
};
