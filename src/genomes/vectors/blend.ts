/**
 * BLX-alpha (Eshelman & Schaffer 1993): every gene of a child lies between those of the parents or a little beyond.
 * With a spread of one half, children vary about as much as their parents do; with less, a population contracts.
 */

import { randomFraction } from '../../base/rng.ts';
import { decimal } from '../../base/setting.ts';
import { fitGene, vectorCrossoverKind } from './vectorOperator.ts';

export const blend = vectorCrossoverKind({
  name: 'blend',
  summary: 'each gene is drawn between those of the parents, or a little beyond them',
  settings: {
    spread: decimal('how far beyond the parents genes may lie, relative to the distance between them', 0, 10, 0.5),
  },
  prepare({ spread }, bounds) {
    return (one, two, rng) => {
      const child = () =>
        one.map((gene, index) => {
          const other = two[index]!;
          // There is nothing to draw between equal genes, and copying them keeps their exact value.
          if (gene === other) return gene;
          const share = (1 + 2 * spread) * randomFraction(rng) - spread;
          return fitGene(gene + share * (other - gene), index, bounds);
        });
      return [child(), child()];
    };
  },
});
