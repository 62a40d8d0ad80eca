/**
 * Conditions in pairs, by the scores of their runs against each opponent. The runs are the sample, not the games: the
 * games of a run say how good its champion is; only other seeds say how good the next champion would be. All p-values
 * of a report are adjusted together after Holm (1979), since among many comparisons some look large by luck.
 */

import type { GroupComparison } from '../stats/compareGroups.ts';
import { compareGroups } from '../stats/compareGroups.ts';
import { holm } from '../stats/holm.ts';
import type { MeanInterval } from '../stats/studentT.ts';
import { meanShareInterval } from '../stats/studentT.ts';
import type { Condition } from './condition.ts';
import { byVariant } from './condition.ts';
import type { Measure } from './testShares.ts';
import { measureAgainst, opponentsMet, sharesAgainst } from './testShares.ts';

export interface ConditionComparison extends GroupComparison {
  readonly variant: string;
  readonly opponent: string;
  readonly measure: Measure;
  readonly labels: readonly [first: string, second: string];
  /** The mean of each condition with the interval over its runs. */
  readonly means: readonly [first: MeanInterval, second: MeanInterval];
  readonly adjustedP: number;
  /** Hopeless: groups this small cannot show a difference, whatever their results. */
  readonly verdict: 'shown' | 'not shown' | 'hopeless';
}

/** A difference with a p below it counts as shown. */
export const LEVEL = 0.05;

/** All pairs of conditions of the same game against each opponent that both have met, at least one in several runs. */
export function compareConditions(conditions: readonly Condition[]): ConditionComparison[] {
  const pairs = byVariant(conditions).flatMap(([variant, own]) =>
    opponentsMet(own).flatMap((opponent) => comparePairs(variant, own, opponent)),
  );
  const adjusted = holm(pairs.map(({ p }) => p));
  return pairs.map((pair, index) => {
    const adjustedP = adjusted[index]!;
    const verdict = adjustedP < LEVEL ? 'shown' : pair.isExact && pair.smallestP >= LEVEL ? 'hopeless' : 'not shown';
    return { ...pair, adjustedP, verdict };
  });
}

/** The fewest seeds per condition that could show a difference when all comparisons are corrected together. */
export function seedsNeeded(comparisonCount: number): number {
  // Groups of n that do not mix are two of all the ways to choose n out of 2n.
  let [seeds, ways] = [1, 2];
  while ((2 / ways) * comparisonCount >= LEVEL) {
    seeds++;
    ways *= (2 * (2 * seeds - 1)) / seeds;
  }
  return seeds;
}

type Pair = Omit<ConditionComparison, 'adjustedP' | 'verdict'>;

function comparePairs(variant: string, conditions: readonly Condition[], opponent: string): Pair[] {
  const measure = measureAgainst(conditions, opponent);
  const groups = conditions
    .map((condition) => ({
      label: condition.label,
      values: sharesAgainst(condition, opponent, measure).map(({ share }) => share.value),
    }))
    .filter(({ values }) => values.length > 0);
  return groups.flatMap((first, index) =>
    groups
      .slice(index + 1)
      // Two single runs can be compared only by their games.
      .filter((second) => first.values.length + second.values.length > 2)
      .map((second) => ({
        variant,
        opponent,
        measure,
        labels: [first.label, second.label] as const,
        means: [meanShareInterval(first.values), meanShareInterval(second.values)] as const,
        ...compareGroups(first.values, second.values),
      })),
  );
}
