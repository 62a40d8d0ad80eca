/**
 * Swaps two subtrees of the same non-terminal (Whigham 1995). The first is drawn from one parent, the second from those
 * of the other parent for which both children stay within depth and length. If there is none, another first one is
 * drawn. The two whole trees are never swapped, because that would only exchange the parents.
 */

import type { Rng } from '../../base/rng.ts';
import { randomBelow } from '../../base/rng.ts';
import type { Expansion } from '../derivation.ts';
import { needsSpareCodon } from '../coding.ts';
import { takeRandom } from '../takeRandom.ts';
import { crossoverKind } from './operator.ts';
import { lastExpansion, replaceSubtree } from './replaceSubtree.ts';
import { measureSubtrees } from './subtrees.ts';

export const subtreeCrossover = crossoverKind({
  name: 'subtree',
  summary: 'two subtrees of the same non-terminal are swapped, within the depth limit',
  settings: {},
  prepare({ maxLength }, context) {
    return (one, two, rng) => {
      if (!one.derivation || !two.derivation) return undefined;
      const trees = [one.derivation.expansions, two.derivation.expansions] as const;
      const pair = drawPair(...trees, context.maxDepth, maxLength, rng);
      if (!pair) return undefined;
      const [subtreeOne, subtreeTwo] = [subtreeAt(trees[0], pair[0]), subtreeAt(trees[1], pair[1])];
      return [
        replaceSubtree(one, pair[0], subtreeTwo, maxLength, context, rng),
        replaceSubtree(two, pair[1], subtreeOne, maxLength, context, rng),
      ];
    };
  },
});

/**
 * After this many subtrees without a partner, others hardly have one either. Without a bound, huge trees would take
 * minutes.
 */
const MOST_DRAWS = 500;

function drawPair(
  one: readonly Expansion[],
  two: readonly Expansion[],
  maxDepth: number,
  maxLength: number,
  rng: Rng,
): readonly [number, number] | undefined {
  const [measuresOne, measuresTwo] = [measureSubtrees(one), measureSubtrees(two)];
  const partners = Map.groupBy(two.keys(), (at) => two[at]!.rule);
  const firsts = [...one.keys()];
  for (let draw = 0; draw < MOST_DRAWS && firsts.length > 0; draw++) {
    const first = takeRandom(firsts, rng);
    const seconds = (partners.get(one[first]!.rule) ?? []).filter((second) => fit(first, second));
    if (seconds.length > 0) return [first, seconds[randomBelow(rng, seconds.length)]!];
  }
  return undefined;

  function fit(first: number, second: number): boolean {
    if (first === 0 && second === 0) return false;
    if (one[first]!.depth + measuresTwo.heightOf(second) > maxDepth) return false;
    if (two[second]!.depth + measuresOne.heightOf(first) > maxDepth) return false;
    if (maxLength === 0) return true;
    const growth = measuresTwo.codonsOf(second) - measuresOne.codonsOf(first);
    return (
      measuresOne.codonsOf(0) + growth + spareCodons(one, first, two, second) <= maxLength &&
      measuresTwo.codonsOf(0) - growth + spareCodons(two, second, one, first) <= maxLength
    );
  }
}

function spareCodons(tree: readonly Expansion[], at: number, other: readonly Expansion[], otherAt: number): number {
  // Only the last expansion of the other subtree matters.
  const { end } = other[otherAt]!;
  return needsSpareCodon(lastExpansion(tree, at, other.slice(end - 1, end))) ? 1 : 0;
}

function subtreeAt(expansions: readonly Expansion[], at: number): readonly Expansion[] {
  return expansions.slice(at, expansions[at]!.end);
}
