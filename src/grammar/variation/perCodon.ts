/** Replaces every codon by a random one with the same small probability (GRAPE: `mutation_int_flip_per_codon`). */

import { randomFraction } from '../../base/rng.ts';
import { randomCodon } from '../coding.ts';
import { decimal } from '../../base/setting.ts';
import { mutationKind, withinSetting } from './operator.ts';
import { workingLength } from './parent.ts';

export const perCodon = mutationKind({
  name: 'perCodon',
  summary: 'each codon is replaced by a random one with a given probability',
  settings: { probability: decimal('probability that a codon is replaced', 0, 1, 0.01), ...withinSetting },
  prepare({ probability, within }, context) {
    return (parent, rng) => {
      const child = Array.from(parent.genome);
      const length = workingLength(parent, within);
      for (let index = 0; index < length; index++) {
        if (randomFraction(rng) < probability) child[index] = randomCodon(context, rng);
      }
      return child;
    };
  },
});
