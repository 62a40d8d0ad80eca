/** The same two cuts in both parents: the stretch between them is swapped, and every codon keeps its place. */

import { randomBelow } from '../../base/rng.ts';
import { crossoverKind, withinSetting } from './operator.ts';
import { workingLength } from './parent.ts';
import { splice } from './splice.ts';

export const twoPoint = crossoverKind({
  name: 'twoPoint',
  summary: 'the same two cuts in both parents; the stretch between them is swapped',
  settings: withinSetting,
  prepare({ within }) {
    return (one, two, rng) => {
      const length = Math.min(workingLength(one, within), workingLength(two, within));
      if (length === 0) return undefined;
      // Two of the length + 1 places between codons; the second draw skips the first.
      const first = randomBelow(rng, length + 1);
      const draw = randomBelow(rng, length);
      const second = draw < first ? draw : draw + 1;
      const [from, to] = [Math.min(first, second), Math.max(first, second)];
      return [splice(one.genome, from, to, two.genome, from, to), splice(two.genome, from, to, one.genome, from, to)];
    };
  },
});
