/**
 * Everybody has a chance in proportion to the fitness, counted from just below the worst: by the range of the fitnesses
 * divided by their number. So of n the best has n + 1 times the chance of the worst, whatever the scale and sign of the
 * fitness, and equals have equal chances.
 */

import type { Selection } from './selection.ts';
import { createWheel } from './wheel.ts';

export const roulette: Selection = {
  name: 'roulette',
  summary: 'in proportion to the fitness, counted from just below the worst',
  prepare(fitnesses) {
    const worst = fitnesses.reduce((one, two) => Math.min(one, two));
    const range = fitnesses.reduce((one, two) => Math.max(one, two)) - worst;
    const share = range / fitnesses.length;
    return createWheel(fitnesses.map((fitness) => (range === 0 ? 1 : fitness - worst + share)));
  },
};
