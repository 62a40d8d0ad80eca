/** Mutation of genes: a normal number is added to each, and genes that leave their range are brought back. */

import type { Rng } from '../../base/rng.ts';
import * as normal from '../../stats/normalTable.ts';
import type { Bounds } from './planOptions.ts';

// Private constants, for speed: see rules/kernel.ts.
const { max, min } = Math;
const { NORMAL_BITS, normalTable } = normal;

/** The greatest gene: the last number below 1 in 32 bits. */
export const MOST_GENE = 1 - 2 ** -24;

/** The highest bits of a random number pick a normal one. */
const SHIFT = 32 - NORMAL_BITS;

const normals = normalTable();

/**
 * Writes the genes of a child. `parent` and `child` are the indices of their first genes. A random number of 32 bits
 * picks two values of the table, so genes come in pairs.
 */
export function mutateGenes(
  genes: Float32Array,
  parent: number,
  child: number,
  count: number,
  spread: number,
  bounds: Bounds,
  rng: Rng,
): void {
  const isClamped = bounds === 'clamp';
  for (let gene = 0; gene < count; gene += 2) {
    const bits = rng.next();
    const one = genes[parent + gene]! + spread * normals[bits >>> SHIFT]!;
    // Without a branch, because more than half of the first mutations leave the range.
    genes[child + gene] = isClamped ? max(0, min(MOST_GENE, one)) : bounded(one, bounds);
    if (gene + 1 === count) return;
    const two = genes[parent + gene + 1]! + spread * normals[(bits << NORMAL_BITS) >>> SHIFT]!;
    genes[child + gene + 1] = isClamped ? max(0, min(MOST_GENE, two)) : bounded(two, bounds);
  }
}

/** A gene brought back into its range: it enters again at the other end, or is mirrored at the ends. */
function bounded(value: number, bounds: Bounds): number {
  const within = Math.abs(value % 2);
  const inside = bounds === 'wrap' ? value - Math.floor(value) : within > 1 ? 2 - within : within;
  return min(MOST_GENE, inside);
}
