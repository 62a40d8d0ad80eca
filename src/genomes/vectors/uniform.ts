/**
 * Every pair of genes is swapped or not independently (Syswerda 1989), so it does not matter which genes are
 * neighbours.
 */

import { randomFraction } from '../../base/rng.ts';
import { decimal } from '../../base/setting.ts';
import { vectorCrossoverKind } from './vectorOperator.ts';

export const uniform = vectorCrossoverKind({
  name: 'uniform',
  summary: 'each pair of genes is swapped with a given probability',
  settings: { probability: decimal('probability that a pair of genes is swapped', 0, 1, 0.5) },
  prepare({ probability }) {
    return (one, two, rng) => {
      const isSwapped = one.map(() => randomFraction(rng) < probability);
      return [
        one.map((gene, index) => (isSwapped[index] ? two[index]! : gene)),
        two.map((gene, index) => (isSwapped[index] ? one[index]! : gene)),
      ];
    };
  },
});
