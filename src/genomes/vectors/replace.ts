/** Genes are redrawn, all values between their bounds equally likely: the equivalent of `perCodon` for vectors. */

import { randomFraction } from '../../base/rng.ts';
import { decimal } from '../../base/setting.ts';
import { fitGene, vectorMutationKind } from './vectorOperator.ts';

export const replace = vectorMutationKind({
  name: 'replace',
  summary: 'each gene is redrawn between its bounds with a given probability',
  settings: { probability: decimal('probability that a gene is redrawn', 0, 1, 0.02) },
  prepare({ probability }, bounds) {
    const { low, high, isWhole } = bounds;
    return (genome, rng) =>
      genome.map((gene, index) => {
        if (randomFraction(rng) >= probability) return gene;
        const range = high[index]! - low[index]!;
        const share = randomFraction(rng);
        // Rounding would give the first and the last whole number half the chance of the others.
        return fitGene(low[index]! + (isWhole ? Math.floor(share * (range + 1)) : share * range), index, bounds);
      });
  },
});
