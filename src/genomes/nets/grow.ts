/**
 * Every gene is multiplied by e to the power of a random step between 0 and 1 / sqrt(2 sqrt(K)), where K is the number of
 * genes. This is what the program of Nguyen (2018) does: weights only grow in size, and never change their sign.
 */

import { randomFraction } from '../../base/rng.ts';
import { fitGene, vectorMutationKind } from '../vectors/vectorOperator.ts';
import { usualStep } from './drift.ts';

export const grow = vectorMutationKind({
  name: 'grow',
  summary: 'every weight grows by a random factor, and never shrinks or changes its sign',
  settings: {},
  prepare(_, bounds) {
    const most = usualStep(bounds.low.length);
    return (genome, rng) =>
      genome.map((gene, index) => fitGene(gene * Math.exp(most * randomFraction(rng)), index, bounds));
  },
});
