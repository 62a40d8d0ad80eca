/**
 * One cut in each part of a vector, at a gene: a child has the genes before it from one parent and those after it from
 * the other, and the gene at the cut is drawn between both (Mańdziuk, Kusiak and Walędzik 2007). Only this gene can
 * take a new value, so a population contracts slowly.
 */

import type { Rng } from '../../base/rng.ts';
import { randomBelow, randomFraction } from '../../base/rng.ts';
import type { VectorBounds } from './vectorOperator.ts';
import { fitGene, vectorCrossoverKind } from './vectorOperator.ts';

export const cut = vectorCrossoverKind({
  name: 'cut',
  summary: 'each part is cut at a gene, which is drawn between those of the parents; the genes after it are swapped',
  settings: {},
  prepare(_, bounds) {
    const part = bounds.part ?? bounds.low.length;
    return (one, two, rng) => {
      const first = [...one];
      const second = [...two];
      for (let from = 0; from < one.length; from += part) {
        const at = from + randomBelow(rng, part);
        for (let index = at + 1; index < from + part; index++) {
          first[index] = two[index]!;
          second[index] = one[index]!;
        }
        first[at] = between(one, two, at, bounds, rng);
        second[at] = between(one, two, at, bounds, rng);
      }
      return [first, second];
    };
  },
});

function between(
  one: readonly number[],
  two: readonly number[],
  index: number,
  bounds: VectorBounds,
  rng: Rng,
): number {
  const [gene, other] = [one[index]!, two[index]!];
  const share = randomFraction(rng);
  // Copying equal genes keeps their exact value.
  return gene === other ? gene : fitGene(gene + share * (other - gene), index, bounds);
}
