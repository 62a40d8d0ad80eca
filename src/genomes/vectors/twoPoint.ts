/** Two cuts, the same in both parents: the genes between them are swapped, and all are copied exactly. */

import { randomBelow } from '../../base/rng.ts';
import { vectorCrossoverKind } from './vectorOperator.ts';

export const twoPoint = vectorCrossoverKind({
  name: 'twoPoint',
  summary: 'two cuts at random places; the genes between them are swapped',
  settings: {},
  prepare() {
    return (one, two, rng) => {
      const [first, second] = [randomBelow(rng, one.length + 1), randomBelow(rng, one.length + 1)];
      const [from, to] = [Math.min(first, second), Math.max(first, second)];
      return [
        one.toSpliced(from, to - from, ...two.slice(from, to)),
        two.toSpliced(from, to - from, ...one.slice(from, to)),
      ];
    };
  },
});
