/** Bounds of vectors, and vectors within them, for property tests. */

import * as fc from 'fast-check';
import type { VectorBounds } from '../src/genomes/vectors/vectorOperator.ts';

/** Bounds, real or whole, some with no room between them, and two vectors within. */
export const anyVectors = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.boolean()).chain(([length, isWhole]) => {
  const number = isWhole
    ? fc.integer({ min: -50, max: 50 })
    : fc.double({ min: -50, max: 50, noNaN: true }).map((value) => value + 0);
  const gene = fc.tuple(number, number).chain(([one, two]) => {
    const [low, high] = [Math.min(one, two), Math.max(one, two)];
    const value = isWhole
      ? fc.integer({ min: low, max: high })
      : fc.double({ min: low, max: high, noNaN: true }).map((drawn) => drawn + 0);
    return fc.record({ low: fc.constant(low), high: fc.constant(high), one: value, two: value });
  });
  const genes = fc.array(gene, { minLength: length, maxLength: length });
  return genes.map((all) => ({
    bounds: { low: all.map(({ low }) => low), high: all.map(({ high }) => high), isWhole },
    one: all.map(({ one }) => one),
    two: all.map(({ two }) => two),
  }));
});

/** Whether a vector has the right length, stays within the bounds, and is whole if it must be. */
export function isWithin(vector: readonly number[], { low, high, isWhole }: VectorBounds): boolean {
  if (vector.length !== low.length) return false;
  return vector.every(
    (gene, index) => gene >= low[index]! && gene <= high[index]! && (!isWhole || Number.isInteger(gene)),
  );
}
