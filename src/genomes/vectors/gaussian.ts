/**
 * Genes move by normal steps, most of them small (Rechenberg 1973). This suits weights, for which similar values play
 * similarly.
 */

import { randomNormal } from '../../base/randomNormal.ts';
import { randomFraction } from '../../base/rng.ts';
import { decimal } from '../../base/setting.ts';
import { fitGene, vectorMutationKind } from './vectorOperator.ts';

export const gaussian = vectorMutationKind({
  name: 'gaussian',
  summary: 'each gene moves by a normal step with a given probability',
  settings: {
    probability: decimal('probability that a gene moves', 0, 1, 0.1),
    step: decimal('standard deviation of a step, relative to the range of the gene', 0, 1, 0.1),
  },
  prepare({ probability, step }, bounds) {
    return (genome, rng) =>
      genome.map((gene, index) => {
        if (randomFraction(rng) >= probability) return gene;
        const deviation = step * (bounds.high[index]! - bounds.low[index]!);
        return fitGene(gene + deviation * randomNormal(rng), index, bounds);
      });
  },
});
