/**
 * Conditions in pairs, by what their runs made of each opponent. The runs are the sample, not the games: the games of a
 * run say how good its champion is, and only other seeds say how good the next would be. All p-values of a report are
 * adjusted together after Holm (1979), since among many comparisons some look large by luck.
 */

import type { GroupComparison } from '../stats/compareGroups.ts';
import { compareGroups } from '../stats/compareGroups.ts';
import { holm } from '../stats/holm.ts';
import type { Condition } from './condition.ts';
import { byVariant } from './condition.ts';
import type { Measure } from './testShares.ts';
import { measureAgainst, opponentsMet, sharesAgainst } from './testShares.ts';

export interface ConditionComparison extends GroupComparison {
  readonly variant: string;
  readonly opponent: string;
  readonly measure: Measure;
  readonly labels: readonly [first: string, second: string];
  readonly adjustedP: number;
  /** Hopeless is what groups so small could not show, whatever they did. */
  readonly verdict: 'shown' | 'not shown' | 'hopeless';
}

/** A p below it is taken for shown. */
export const LEVEL = 0.05;

/** All pairs of conditions of the same game, against each opponent whom both have met; one of them several times. */
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

/** How many seeds of each condition could show a difference, if all comparisons are corrected together. */
export function seedsNeeded(comparisonCount: number): number {
  // Groups of n that lie wholly apart are two of all the ways to choose n of 2n.
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
      // Two single runs have only their games to be compared by.
      .filter((second) => first.values.length + second.values.length > 2)
      .map((second) => ({
        variant,
        opponent,
        measure,
        labels: [first.label, second.label] as const,
        ...compareGroups(first.values, second.values),
      })),
  );
}
