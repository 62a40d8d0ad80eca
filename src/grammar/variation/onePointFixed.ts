/** The same cut in both parents: codons keep their places, and the children have the lengths of the parents. */

import { randomBelow } from '../../base/rng.ts';
import { crossoverKind, withinSetting } from './operator.ts';
import { workingLength } from './parent.ts';
import { splice } from './splice.ts';

export const onePointFixed = crossoverKind({
  name: 'onePointFixed',
  summary: 'the same cut in both parents; tails are swapped',
  settings: withinSetting,
  prepare({ within }) {
    return (one, two, rng) => {
      const length = Math.min(workingLength(one, within), workingLength(two, within));
      if (length === 0) return undefined;
      const cut = 1 + randomBelow(rng, length);
      return [
        splice(one.genome, cut, one.genome.length, two.genome, cut, two.genome.length),
        splice(two.genome, cut, two.genome.length, one.genome, cut, one.genome.length),
      ];
    };
  },
});
