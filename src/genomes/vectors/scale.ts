/**
 * Genes are doubled, halved or change their sign, the last half as often as each of the others (Mańdziuk, Kusiak and
 * Walędzik 2007). So the steps of a gene follow its size, whatever the scale of the genes is.
 */

import { randomFraction } from '../../base/rng.ts';
import { decimal } from '../../base/setting.ts';
import { fitGene, vectorMutationKind } from './vectorOperator.ts';

export const scale = vectorMutationKind({
  name: 'scale',
  summary: 'each gene is doubled, halved or changes its sign with a given probability',
  settings: { probability: decimal('probability that a gene changes', 0, 1, 0.0008) },
  prepare({ probability }, bounds) {
    return (genome, rng) =>
      genome.map((gene, index) => {
        if (randomFraction(rng) >= probability) return gene;
        const share = randomFraction(rng);
        const factor = share < 0.4 ? 2 : share < 0.8 ? 0.5 : -1;
        // Without a minus zero, which JSON does not keep.
        return fitGene(factor * gene + 0, index, bounds);
      });
  },
});
