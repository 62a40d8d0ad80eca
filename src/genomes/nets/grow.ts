/**
 * Every gene is multiplied by e to the power of a random step between 0 and 1 / sqrt(2 sqrt(K)), where K is the number of
 * genes. This is what the program of Nguyen (2018) does: weights only grow in size, and never change their sign. In the
 * files of its champions they grew by only 15 % over 200 generations, which nothing in the files explains.
 */

import { randomFraction } from '../../base/rng.ts';
import { decimal } from '../../base/setting.ts';
import { fitGene, vectorMutationKind } from '../vectors/vectorOperator.ts';
import { usualStep } from './drift.ts';

export const grow = vectorMutationKind({
  name: 'grow',
  summary: 'every weight grows by a random factor, and never shrinks or changes its sign',
  settings: { strength: decimal('the greatest power, relative to 1 / sqrt(2 sqrt(weights))', 0, 1000, 1) },
  prepare({ strength }, bounds) {
    const most = strength * usualStep(bounds.low.length);
    return (genome, rng) =>
      genome.map((gene, index) => fitGene(gene * Math.exp(most * randomFraction(rng)), index, bounds));
  },
});
