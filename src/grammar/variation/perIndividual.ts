/** Replaces a given number of different codons by random ones; all of them, if there are fewer. */

import { randomBelow } from '../../base/rng.ts';
import { randomCodon } from '../coding.ts';
import { wholeNumber } from '../../base/setting.ts';
import { mutationKind, withinSetting } from './operator.ts';
import { workingLength } from './parent.ts';

export const perIndividual = mutationKind({
  name: 'perIndividual',
  summary: 'a given number of codons is replaced by random ones',
  settings: { codons: wholeNumber('number of codons to replace', 1, 10_000, 1), ...withinSetting },
  prepare({ codons, within }, context) {
    return (parent, rng) => {
      const child = Array.from(parent.genome);
      const length = workingLength(parent, within);
      const places = new Set<number>();
      // Floyd's method to draw distinct numbers without rejections (Bentley & Floyd 1987).
      for (let last = Math.max(0, length - codons); last < length; last++) {
        const place = randomBelow(rng, last + 1);
        places.add(places.has(place) ? last : place);
      }
      for (const place of places) child[place] = randomCodon(context, rng);
      return child;
    };
  },
});
