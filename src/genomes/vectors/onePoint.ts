/** One cut, the same in both parents: the genes before it stay, those after it are swapped, and all are copied exactly. */

import { randomBelow } from '../../base/rng.ts';
import { vectorCrossoverKind } from './vectorOperator.ts';

export const onePoint = vectorCrossoverKind({
  name: 'onePoint',
  summary: 'one cut at a random place; the genes after it are swapped',
  settings: {},
  prepare() {
    return (one, two, rng) => {
      // A single gene cannot be cut, and a cut at either end would only copy.
      if (one.length < 2) return [[...one], [...two]];
      const cut = 1 + randomBelow(rng, one.length - 1);
      return [
        [...one.slice(0, cut), ...two.slice(cut)],
        [...two.slice(0, cut), ...one.slice(cut)],
      ];
    };
  },
});
