/**
 * Genes creep up or down by a step of limited length, all lengths equally likely (Davis 1991). A whole-number gene
 * moves by at least 1, while a small normal step would be rounded to nothing.
 */

import { randomFraction } from '../../base/rng.ts';
import { decimal } from '../../base/setting.ts';
import { fitGene, vectorMutationKind } from './vectorOperator.ts';

export const creep = vectorMutationKind({
  name: 'creep',
  summary: 'each gene moves a little up or down with a given probability',
  settings: {
    probability: decimal('probability that a gene moves', 0, 1, 0.1),
    step: decimal('longest step, relative to the range of the gene', 0, 1, 0.05),
  },
  prepare({ probability, step }, bounds) {
    return (genome, rng) =>
      genome.map((gene, index) => {
        if (randomFraction(rng) >= probability) return gene;
        const longest = step * (bounds.high[index]! - bounds.low[index]!);
        const sign = randomFraction(rng) < 0.5 ? -1 : 1;
        const share = randomFraction(rng);
        const length = bounds.isWhole ? 1 + Math.floor(share * Math.max(1, Math.floor(longest))) : share * longest;
        return fitGene(gene + sign * length, index, bounds);
      });
  },
});
