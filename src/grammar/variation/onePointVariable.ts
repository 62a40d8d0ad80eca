/**
 * One cut in each parent, drawn independently: the head of one and the tail of the other, so lengths change (GRAPE).
 */

import { randomBelow } from '../../base/rng.ts';
import { crossoverKind, withinSetting } from './operator.ts';
import { workingLength } from './parent.ts';
import { splice } from './splice.ts';

export const onePointVariable = crossoverKind({
  name: 'onePointVariable',
  summary: 'one cut in each parent, drawn independently; tails are swapped',
  settings: withinSetting,
  prepare({ within }) {
    return (one, two, rng) => {
      const lengths = [workingLength(one, within), workingLength(two, within)] as const;
      if (lengths[0] === 0 || lengths[1] === 0) return undefined;
      const cutOne = 1 + randomBelow(rng, lengths[0]);
      const cutTwo = 1 + randomBelow(rng, lengths[1]);
      return [
        splice(one.genome, cutOne, one.genome.length, two.genome, cutTwo, two.genome.length),
        splice(two.genome, cutTwo, two.genome.length, one.genome, cutOne, one.genome.length),
      ];
    };
  },
});
