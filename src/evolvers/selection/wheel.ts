/** Draws an index in proportion to its weight. One without weight is never drawn. */

import type { Rng } from '../../base/rng.ts';
import { randomFraction } from '../../base/rng.ts';

export function createWheel(weights: readonly number[]): (rng: Rng) => number {
  let total = 0;
  const ends = weights.map((weight) => (total += weight));
  const last = weights.findLastIndex((weight) => weight > 0);
  return (rng) => {
    const stop = randomFraction(rng) * total;
    const index = ends.findIndex((end) => end > stop);
    // A fraction of the smallest numbers there are may round up to the total.
    return index === -1 ? last : index;
  };
}
