/** What a comparison of conditions shows, in sentences that claim no more than it does. */

import { capital } from '../base/capital.ts';
import { formatNoun } from '../base/numberText.ts';
import type { ConditionComparison } from './compareConditions.ts';
import { LEVEL, seedsNeeded } from './compareConditions.ts';
import type { Condition } from './condition.ts';
import { allRuns, byVariant, gameTitle } from './condition.ts';
import { chanceText, estimateText, inWords, percentText, someInWords } from './reportText.ts';
import type { Measure, RunShare } from './testShares.ts';
import { madeText, measureAgainst, opponentsMet, runLabel, sharesAgainst } from './testShares.ts';

const MOST_SHOWN = 10;
const MOST_OTHERS = 6;
const MOST_OPPONENTS = 8;
const MOST_NAMED = 8;

/** All that can be said of the conditions of a report; `comparisons` are those of `compareConditions`. */
export function comparisonSentences(
  conditions: readonly Condition[],
  comparisons: readonly ConditionComparison[],
): string[] {
  return [
    ...describeVariants(conditions),
    ...describeUntested(conditions),
    ...describeComparisons(comparisons),
    ...byVariant(conditions).flatMap(([, own]) => describeSingles(own)),
    ...describeNothing(conditions, comparisons),
  ];
}

/** What all comparisons together come to, in one sentence; none where there are none. */
export function comparisonSummary(comparisons: readonly ConditionComparison[]): string[] {
  if (comparisons.length === 0) return [];
  const shown = comparisons.filter(({ verdict }) => verdict === 'shown');
  const count = formatNoun(comparisons.length, 'comparison');
  if (shown.length > 0) {
    const which = someInWords(shown.map(betterText), 3);
    return [
      `Of ${count} between conditions ${shown.length} ${shown.length === 1 ? 'shows' : 'show'} a difference: ${which}.`,
    ];
  }
  const isHopeless = isBeyondAll(comparisons);
  const reason = isHopeless
    ? `: there are too few runs to show any; it would take ${seedsNeeded(comparisons.length)} seeds of each condition`
    : ', which does not mean that there is none';
  return [`No difference between conditions is shown in ${count}${reason}.`];
}

function betterText({ labels, a12, opponent }: ConditionComparison): string {
  const [better, worse] = a12 > 0.5 ? labels : [labels[1], labels[0]];
  return `${better} is better than ${worse} against ${opponent}`;
}

/** `config2 makes 71.0 % ... and config1 55.0 %: config2 is better`, with how sure that is. */
function describeComparison(comparison: ConditionComparison): string {
  const { opponent, measure, labels, first, second, a12, effect, adjustedP, verdict } = comparison;
  const made = madeText(measure, percentText(first.mean), true);
  const others = `those of ${labels[1]} ${percentText(second.mean)}`;
  const means = `Against ${opponent}, runs of ${labels[0]} ${made} on average, ${others}`;
  if (verdict !== 'shown') {
    const why = verdict === 'hopeless' ? 'too few runs to show a difference' : 'no difference is shown';
    return `${means}: ${why} (${chanceText(adjustedP)}).`;
  }
  const isFirst = a12 > 0.5;
  const better = labels[isFirst ? 0 : 1];
  const share = (100 * Math.max(a12, 1 - a12)).toFixed(0);
  const pairs = `Of 100 pairs of runs, one of each, that of ${better} has more in ${share}`;
  return `${means}: ${better} is better (${chanceText(adjustedP)}). ${pairs}, a ${effect} effect.`;
}

function describeComparisons(comparisons: readonly ConditionComparison[]): string[] {
  const shown = comparisons
    .filter(({ verdict }) => verdict === 'shown')
    .toSorted((one, other) => one.adjustedP - other.adjustedP);
  const others = comparisons.filter(({ verdict }) => verdict !== 'shown');
  const more = Math.max(0, shown.length - MOST_SHOWN) + Math.max(0, others.length - MOST_OTHERS);
  return [
    ...shown.slice(0, MOST_SHOWN).map(describeComparison),
    ...others.slice(0, MOST_OTHERS).map(describeComparison),
    ...(more > 0 ? [`${formatNoun(more, 'more comparison')} ${more === 1 ? 'is' : 'are'} in the table.`] : []),
    ...describeHopeless(comparisons),
  ];
}

/** What groups of this size could show at best. */
function describeHopeless(comparisons: readonly ConditionComparison[]): string[] {
  if (comparisons.length === 0 || !isBeyondAll(comparisons)) return [];
  const best = comparisons.reduce((least, one) => (one.smallestP < least.smallestP ? one : least));
  const sizes = `With ${best.first.count} and ${formatNoun(best.second.count, 'run')}`;
  const corrected =
    comparisons.length === 1
      ? ''
      : `, and corrected for ${comparisons.length} comparisons not below ${rounded(correctedSmallest(comparisons))}`;
  const least = `${sizes} p could not be below ${rounded(best.smallestP)}, whatever the runs did${corrected}`;
  const needed = `It takes ${seedsNeeded(comparisons.length)} seeds of each condition or more to be able to show one`;
  return [`${least}: groups so small cannot show any difference. ${needed}.`];
}

function rounded(p: number): string {
  return String(Number(p.toPrecision(2)));
}

/** Whether not even the clearest outcome would have shown a difference anywhere. */
function isBeyondAll(comparisons: readonly ConditionComparison[]): boolean {
  return comparisons.every(({ isExact }) => isExact) && correctedSmallest(comparisons) >= LEVEL;
}

function correctedSmallest(comparisons: readonly ConditionComparison[]): number {
  return Math.min(1, comparisons.length * Math.min(...comparisons.map(({ smallestP }) => smallestP)));
}

function describeVariants(conditions: readonly Condition[]): string[] {
  const games = byVariant(conditions).map(([variant]) => gameTitle(variant));
  return games.length < 2 ? [] : [`Runs of different games are not compared: here are ${inWords(games)}.`];
}

function describeUntested(conditions: readonly Condition[]): string[] {
  const untested = allRuns(conditions).filter(({ scores }) => scores.size === 0);
  if (untested.length === 0) return [];
  const names = capital(someInWords(untested.map(runLabel), MOST_NAMED));
  return [`${names} ${untested.length === 1 ? 'has' : 'have'} no test and cannot be compared.`];
}

/** Conditions of one run each have only the games of the tests to be compared by. */
function describeSingles(conditions: readonly Condition[]): string[] {
  const opponents = opponentsMet(conditions).map((opponent) => {
    const measure = measureAgainst(conditions, opponent);
    const shares = conditions.map((condition) => ({ condition, own: sharesAgainst(condition, opponent, measure) }));
    const single = shares.flatMap(({ condition, own }) =>
      own.length === 1 ? [{ ...own[0]!, name: `${condition.label} (${runLabel(own[0]!.run)})` }] : [],
    );
    return { opponent, measure, single };
  });
  const able = opponents.filter(({ single }) => single.length > 1);
  if (able.length === 0) return [];
  return [
    ...able
      .slice(0, MOST_OPPONENTS)
      .map(({ opponent, measure, single }) => describeExtremes(opponent, measure, single)),
    'A single run of a condition says how good its champion is, and nothing of what another seed would bring.',
  ];
}

type NamedShare = RunShare & { readonly name: string };

function describeExtremes(opponent: string, measure: Measure, shares: readonly NamedShare[]): string {
  const sorted = shares.toSorted((one, two) => two.share.value - one.share.value);
  const [best, worst] = [sorted[0]!, sorted.at(-1)!];
  const place = `Against ${opponent}`;
  if (best.share.value === worst.share.value) {
    return `${place} all ${madeText(measure, estimateText(best.share), true)}.`;
  }
  const isApart = best.share.low > worst.share.high;
  const verdict = isApart ? 'more than the luck of games explains' : 'this may be luck, as their intervals overlap';
  const made = madeText(measure, estimateText(best.share));
  const told = `${best.name} ${made} and ${worst.name} ${estimateText(worst.share)}`;
  return `${place} ${told}${shares.length > 2 ? ', the most and the fewest' : ''}: ${verdict}.`;
}

/** Why there is nothing to compare. */
function describeNothing(conditions: readonly Condition[], comparisons: readonly ConditionComparison[]): string[] {
  const [first, ...others] = conditions;
  if (!first) return [];
  if (others.length === 0) {
    return first.runs.length === 1
      ? ['There is one run, so there is nothing to compare it with.']
      : ['All runs share their settings and differ in nothing but their seeds: there are no conditions to compare.'];
  }
  const singles = byVariant(conditions).flatMap(([, own]) => describeSingles(own));
  return comparisons.length + singles.length > 0
    ? []
    : ['There is no opponent whom runs of two conditions have met in tests of the same game.'];
}
