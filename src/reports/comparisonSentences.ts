/** What comparisons of conditions show, in sentences that claim no more than the data support. */

import { formatNoun } from '../base/numberText.ts';
import type { ConditionComparison } from './compareConditions.ts';
import { LEVEL, seedsNeeded } from './compareConditions.ts';
import type { Condition } from './condition.ts';
import { allRuns, byVariant, gameTitle } from './condition.ts';
import { chanceText, estimateText, inWords, meanText, percentText, quotedName, runsText } from './reportText.ts';
import type { Measure, RunShare } from './testShares.ts';
import { madeText, measureAgainst, opponentsMet, sharesAgainst } from './testShares.ts';

const MOST_IN_SUMMARY = 3;
const MOST_SHOWN = 10;
const MOST_OTHERS = 6;
const MOST_OPPONENTS = 8;
const MOST_NAMED = 8;

/** All that can be said about the conditions of a report; `comparisons` are those of `compareConditions`. */
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

/** The verdict of all comparisons together; none if there are no comparisons. */
export function comparisonSummary(comparisons: readonly ConditionComparison[]): string[] {
  if (comparisons.length === 0) return [];
  const shown = comparisons.filter(({ verdict }) => verdict === 'shown').toSorted(byAdjustedP);
  if (shown.length === 0) return [noDifference(comparisons)];
  const verb = shown.length === 1 ? 'shows' : 'show';
  const count = `${shown.length} of ${comparisons.length} comparisons between conditions ${verb} a difference.`;
  return [...shown.slice(0, MOST_IN_SUMMARY).map(betterText), ...(comparisons.length > 1 ? [count] : [])];
}

function byAdjustedP(one: ConditionComparison, other: ConditionComparison): number {
  return one.adjustedP - other.adjustedP;
}

function noDifference(comparisons: readonly ConditionComparison[]): string {
  const seeds = `it would take ${seedsNeeded(comparisons.length)} seeds of each condition`;
  const reason = isBeyondAll(comparisons)
    ? `There are too few runs to show one: ${seeds}.`
    : 'This does not mean that there is none.';
  const count = comparisons.length === 1 ? '' : ` in ${comparisons.length} comparisons`;
  return `No difference between the conditions is shown${count}. ${reason}`;
}

/** `“fern” is better than “oak” against random: 81.5 % (79.4-83.6) to 71.5 % (69.4-73.6) of the points (p = 0.029).` */
function betterText({ labels, means, a12, opponent, measure, adjustedP }: ConditionComparison): string {
  const [better, worse] = a12 > 0.5 ? ([0, 1] as const) : ([1, 0] as const);
  const scores = `${meanText(means[better])} to ${meanText(means[worse])}`;
  const whole = measure === 'points' ? 'of the points' : 'of the games won';
  const verdict = `${quotedName(labels[better])} is better than ${quotedName(labels[worse])} against ${opponent}`;
  return `${verdict}: ${scores} ${whole} (${chanceText(adjustedP)}).`;
}

/** `... runs of “fern” score 81.5 % ... and runs of “oak” 71.5 %: “fern” is better`, with how sure that is. */
function describeComparison(comparison: ConditionComparison): string {
  const { opponent, measure, labels, first, second, a12, effect, adjustedP, verdict } = comparison;
  const made = madeText(measure, percentText(first.mean), true);
  const others = `runs of ${quotedName(labels[1])} ${percentText(second.mean)}`;
  const means = `Against ${opponent}, runs of ${quotedName(labels[0])} ${made} on average and ${others}`;
  if (verdict !== 'shown') {
    const why = verdict === 'hopeless' ? 'too few runs to show a difference' : 'no difference is shown';
    return `${means}: ${why} (${chanceText(adjustedP)}).`;
  }
  const better = quotedName(labels[a12 > 0.5 ? 0 : 1]);
  const share = (100 * Math.max(a12, 1 - a12)).toFixed(0);
  const pairs = `In ${share} of 100 pairs of runs, one of each, the run of ${better} has the higher score`;
  return `${means}: ${better} is better (${chanceText(adjustedP)}). ${pairs}, a ${effect} effect.`;
}

function describeComparisons(comparisons: readonly ConditionComparison[]): string[] {
  const shown = comparisons.filter(({ verdict }) => verdict === 'shown').toSorted(byAdjustedP);
  const others = comparisons.filter(({ verdict }) => verdict !== 'shown');
  const more = Math.max(0, shown.length - MOST_SHOWN) + Math.max(0, others.length - MOST_OTHERS);
  return [
    ...shown.slice(0, MOST_SHOWN).map(describeComparison),
    ...others.slice(0, MOST_OTHERS).map(describeComparison),
    ...(more > 0 ? [`${formatNoun(more, 'more comparison')} ${more === 1 ? 'is' : 'are'} in the table.`] : []),
    ...describeHopeless(comparisons),
  ];
}

/** The smallest p that groups of this size can reach. */
function describeHopeless(comparisons: readonly ConditionComparison[]): string[] {
  if (comparisons.length === 0 || !isBeyondAll(comparisons)) return [];
  const best = comparisons.reduce((least, one) => (one.smallestP < least.smallestP ? one : least));
  const sizes = `With ${best.first.count} and ${formatNoun(best.second.count, 'run')}`;
  const corrected =
    comparisons.length === 1
      ? ''
      : `, or below ${rounded(correctedSmallest(comparisons))} after correction for ${comparisons.length} comparisons`;
  const least = `${sizes}, p cannot be below ${rounded(best.smallestP)}${corrected}`;
  const needed = `You need at least ${seedsNeeded(comparisons.length)} seeds of each condition`;
  return [`${least}: groups this small cannot show any difference. ${needed}.`];
}

function rounded(p: number): string {
  return String(Number(p.toPrecision(2)));
}

/** Whether not even the clearest results could have shown a difference. */
function isBeyondAll(comparisons: readonly ConditionComparison[]): boolean {
  return comparisons.every(({ isExact }) => isExact) && correctedSmallest(comparisons) >= LEVEL;
}

function correctedSmallest(comparisons: readonly ConditionComparison[]): number {
  return Math.min(1, comparisons.length * Math.min(...comparisons.map(({ smallestP }) => smallestP)));
}

function describeVariants(conditions: readonly Condition[]): string[] {
  const games = byVariant(conditions).map(([variant]) => gameTitle(variant));
  return games.length < 2 ? [] : [`Results of different games are not compared. The games are ${inWords(games)}.`];
}

function describeUntested(conditions: readonly Condition[]): string[] {
  const untested = allRuns(conditions).filter(({ scores }) => scores.size === 0);
  if (untested.length === 0) return [];
  const names = runsText(
    untested.map(({ run }) => run.id),
    MOST_NAMED,
  );
  return [`${names} ${untested.length === 1 ? 'has' : 'have'} no test and cannot be compared.`];
}

/** Conditions of one run each can be compared only by the games of their tests. */
function describeSingles(conditions: readonly Condition[]): string[] {
  const opponents = opponentsMet(conditions).map((opponent) => {
    const measure = measureAgainst(conditions, opponent);
    const shares = conditions.map((condition) => ({ condition, own: sharesAgainst(condition, opponent, measure) }));
    const single = shares.flatMap(({ condition, own }) =>
      own.length === 1 ? [{ ...own[0]!, name: `${quotedName(condition.label)} (run ${own[0]!.run.run.id})` }] : [],
    );
    return { opponent, measure, single };
  });
  const able = opponents.filter(({ single }) => single.length > 1);
  if (able.length === 0) return [];
  return [
    ...able
      .slice(0, MOST_OPPONENTS)
      .map(({ opponent, measure, single }) => describeExtremes(opponent, measure, single)),
    'A single run of a condition shows how good its champion is, but not what other seeds would give.',
  ];
}

type NamedShare = RunShare & { readonly name: string };

function describeExtremes(opponent: string, measure: Measure, shares: readonly NamedShare[]): string {
  const values = shares.map(({ share }) => share.value);
  const [most, least] = [Math.max(...values), Math.min(...values)];
  const [best, worst] = [most, least].map((value) => shares.filter(({ share }) => share.value === value)) as [
    NamedShare[],
    NamedShare[],
  ];
  if (most === least) {
    const all = shares.length === 2 ? 'both' : `all ${shares.length}`;
    return `Against ${opponent}, ${all} ${madeText(measure, estimateText(best[0]!.share), true)}.`;
  }
  const isApart = best.every(({ share }) => worst.every((other) => share.low > other.share.high));
  const verdict = isApart ? 'a larger difference than luck explains' : 'their intervals overlap, so this may be luck';
  const made = madeText(measure, estimateText(best[0]!.share), best.length > 1);
  const extremes = shares.length > 2 ? ', the highest and the lowest score' : '';
  const scores = `${namesOf(best)} ${made} and ${namesOf(worst)} ${estimateText(worst[0]!.share)}${extremes}`;
  return `Against ${opponent}, ${scores}: ${verdict}.`;
}

/** Those that tie together. */
function namesOf(shares: readonly NamedShare[]): string {
  return `${inWords(shares.map(({ name }) => name))}${shares.length > 1 ? ' each' : ''}`;
}

/** Why there is nothing to compare. */
function describeNothing(conditions: readonly Condition[], comparisons: readonly ConditionComparison[]): string[] {
  const [first, ...others] = conditions;
  if (!first) return [];
  if (others.length === 0) {
    return first.runs.length === 1
      ? ['There is only one run, so there is nothing to compare.']
      : ['All runs have the same settings and differ only in their seeds, so there are no conditions to compare.'];
  }
  const singles = byVariant(conditions).flatMap(([, own]) => describeSingles(own));
  return comparisons.length + singles.length > 0
    ? []
    : ['No two conditions of the same game were tested against the same opponent.'];
}
