/**
 * Every gene moves by an even random step of at most 1 / sqrt(2 sqrt(K)), where K is the number of genes (Nguyen 2018,
 * equation 1). So the more weights a net has, the smaller its steps.
 */

import { randomFraction } from '../../base/rng.ts';
import { decimal } from '../../base/setting.ts';
import { fitGene, vectorMutationKind } from '../vectors/vectorOperator.ts';

export const drift = vectorMutationKind({
  name: 'drift',
  summary: 'every weight moves by an even random step, the smaller the more weights there are',
  settings: { strength: decimal('the greatest step, relative to 1 / sqrt(2 sqrt(weights))', 0, 1000, 1) },
  prepare({ strength }, bounds) {
    const most = strength * usualStep(bounds.low.length);
    return (genome, rng) =>
      genome.map((gene, index) => fitGene(gene + most * (2 * randomFraction(rng) - 1), index, bounds));
  },
});

/** 1 / sqrt(2 sqrt(K)), the usual step for K numbers that evolve together. */
export function usualStep(count: number): number {
  return 1 / Math.sqrt(2 * Math.sqrt(count));
}
