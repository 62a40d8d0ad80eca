/**
 * Every member has a chance in proportion to its fitness, measured from just below the worst: from the worst minus the
 * range of the fitnesses divided by their number. So the best of n has n + 1 times the chance of the worst, whatever
 * the scale and sign of the fitness, and equal fitness gives equal chances.
 */

import type { Selection } from './selection.ts';
import { createWheel } from './wheel.ts';

export const roulette: Selection = {
  name: 'roulette',
  summary: 'in proportion to the fitness, measured from just below the worst',
  prepare(fitnesses) {
    const worst = fitnesses.reduce((one, two) => Math.min(one, two));
    const range = fitnesses.reduce((one, two) => Math.max(one, two)) - worst;
    const share = range / fitnesses.length;
    return createWheel(fitnesses.map((fitness) => (range === 0 ? 1 : fitness - worst + share)));
  },
};
