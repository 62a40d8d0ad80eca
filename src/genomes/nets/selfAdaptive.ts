/**
 * Every gene has a step size of its own, which evolves with it (Chellapilla and Fogel 1999): first the step size is
 * multiplied by e to the power of a normal number, then the gene moves by a normal number times its step size. The second
 * half of the vector are the step sizes of the first.
 */

import { randomNormal } from '../../base/randomNormal.ts';
import { decimal } from '../../base/setting.ts';
import { fitGene, vectorMutationKind } from '../vectors/vectorOperator.ts';
import { usualStep } from './drift.ts';

export const selfAdaptive = vectorMutationKind({
  name: 'selfAdaptive',
  summary: 'every weight moves by a normal step, whose size evolves too',
  settings: { step: decimal('the first step size of every weight', 0.000_001, 1000, 0.05) },
  prepare(_, bounds) {
    const count = bounds.low.length / 2;
    const rate = usualStep(count);
    return (genome, rng) => {
      const mutated = [...genome];
      for (let index = 0; index < count; index++) {
        const step = fitGene(genome[count + index]! * Math.exp(rate * randomNormal(rng)), count + index, bounds);
        mutated[count + index] = step;
        mutated[index] = fitGene(genome[index]! + step * randomNormal(rng), index, bounds);
      }
      return mutated;
    };
  },
});
