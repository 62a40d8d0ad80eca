/** Draws an index in proportion to its weight. An index without weight is never drawn. */

import type { Rng } from '../../base/rng.ts';
import { randomFraction } from '../../base/rng.ts';

export function createWheel(weights: readonly number[]): (rng: Rng) => number {
  let total = 0;
  const ends = weights.map((weight) => (total += weight));
  const last = weights.findLastIndex((weight) => weight > 0);
  return (rng) => {
    const stop = randomFraction(rng) * total;
    const index = ends.findIndex((end) => end > stop);
    // With the smallest floating-point numbers, a fraction of the total may round up to the total.
    return index === -1 ? last : index;
  };
}
