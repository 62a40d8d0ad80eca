/**
 * Chances fall evenly from the best to the worst, whatever their fitness (Baker 1985): the best has `pressure` times
 * the average chance. At 1 all chances are equal; at 2 the worst has none. In a tie the first in order ranks higher.
 */

import type { Selection } from './selection.ts';
import { createWheel } from './wheel.ts';

export const rank: Selection = {
  name: 'rank',
  summary: 'by rank in fitness; the best is chosen `pressure` times as often as the average',
  prepare(fitnesses, { pressure }) {
    const order = [...fitnesses.keys()].sort((one, two) => fitnesses[two]! - fitnesses[one]!);
    const fall = (2 * (pressure - 1)) / Math.max(1, order.length - 1);
    const spin = createWheel(order.map((_, place) => pressure - fall * place));
    return (rng) => order[spin(rng)]!;
  },
};
