/** Draws an index in proportion to its weight. One without weight is never drawn. */

import type { Rng } from '../../base/rng.ts';
import { randomFraction } from '../../base/rng.ts';

export function createWheel(weights: readonly number[]): (rng: Rng) => number {
  let total = 0;
  const ends = weights.map((weight) => (total += weight));
  return (rng) => {
    const stop = randomFraction(rng) * total;
    return ends.findIndex((end) => end > stop);
  };
}
