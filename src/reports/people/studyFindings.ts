/** The findings of a study in sentences, including what it cannot show yet. */

import { formatNoun } from '../../base/numberText.ts';
import { someInWords } from '../reportText.ts';
import type { RatingComparison } from './ratingComparisons.ts';
import { LEVEL, compareRatings } from './ratingComparisons.ts';
import type { OpponentResult, StudyMatter } from './studyResults.ts';
import { opponentResults } from './studyResults.ts';

/** The most pairs of opponents that get a sentence each: pairs that ratings separate, and the others. */
const MOST_PAIRS = 8;
const MOST_ALIKE = 3;

export function studyFindings(matter: StudyMatter): string[] {
  const results = opponentResults(matter);
  if (results.every(({ games }) => games === 0)) return ['No game has been finished yet.'];
  const comparisons = compareRatings(matter.games, results.length);
  const titles = results.map(({ title }) => title);
  return [...describeResults(results), ...describeComparisons(comparisons, titles)];
}

/** The opponents that were rated highest and lowest; all of them where there are few. */
function describeResults(results: readonly OpponentResult[]): string[] {
  const rated = results
    .filter(({ median }) => median !== null)
    .toSorted((one, other) => other.median! - one.median! || other.winRate - one.winRate);
  const [highest, ...others] = rated;
  if (!highest) return [...results.filter(({ games }) => games > 0).map(describeWins), 'No game has been rated yet.'];
  const lowest = others.at(-1);
  if (!lowest) return [describeRated(highest, '')];
  if (lowest.median === highest.median) {
    const who = rated.length === 2 ? 'Both opponents' : `All ${rated.length} opponents`;
    const even = `${who} have a median rating of ${highest.median}.`;
    return [even, describeWins(byWins(rated).at(0)!), describeWins(byWins(rated).at(-1)!)];
  }
  const at = (rating: number | null): OpponentResult[] => rated.filter(({ median }) => median === rating);
  return [...describeTied(at(highest.median), 'highest'), ...describeTied(at(lowest.median), 'lowest')];
}

function byWins(results: readonly OpponentResult[]): OpponentResult[] {
  return results.toSorted((one, other) => other.winRate - one.winRate);
}

/** Opponents with the same median rating, which is the highest or the lowest. */
function describeTied(tied: readonly OpponentResult[], place: string): string[] {
  const [first, ...others] = tied;
  if (others.length === 0) return [describeRated(first!, ` ${place}`)];
  const names = someInWords(
    tied.map(({ title }) => title),
    MOST_PAIRS,
  );
  const wins = tied.length === 2 ? tied.map(describeWins) : [];
  return [`${names} tie for the ${place} median rating, ${first!.median}.`, ...wins];
}

function describeRated(result: OpponentResult, place: string): string {
  const count = formatNoun(result.ratings.length, 'rating');
  const wins = `It won ${formatShare(result)} of ${formatNoun(result.games, 'game')}.`;
  return `${result.title} was rated${place}: median rating ${result.median} (${count}). ${wins}`;
}

function describeWins(result: OpponentResult): string {
  return `${result.title} won ${formatShare(result)} of ${formatNoun(result.games, 'game')}.`;
}

function describeComparisons(comparisons: readonly RatingComparison[], titles: readonly string[]): string[] {
  const able = comparisons.filter(({ raters, needed }) => raters >= needed);
  const unable = comparisons.filter(({ raters, needed }) => raters < needed);
  const apart = able.filter(({ p }) => p < LEVEL).toSorted((one, other) => one.p - other.p);
  const alike = able.filter(({ p }) => p >= LEVEL);
  return [
    ...apart.slice(0, MOST_PAIRS).map((comparison) => describeApart(comparison, titles)),
    ...(apart.length > MOST_PAIRS
      ? [`Ratings also differ for ${formatNoun(apart.length - MOST_PAIRS, 'more pair')} of opponents.`]
      : []),
    ...describeAlike(alike, titles),
    ...describeUnable(unable, titles),
    ...(able.length > 0 ? [describeMethod(comparisons.length)] : []),
  ];
}

function describeApart({ higher, lower, agreeing, raters, p }: RatingComparison, titles: readonly string[]): string {
  const who = agreeing === raters ? `all ${raters}` : `${agreeing} of the ${raters}`;
  const pair = `${titles[higher]} was rated higher than ${titles[lower]}`;
  return `${pair}, by ${who} participants who rated both (${formatP(p)}).`;
}

function describeAlike(alike: readonly RatingComparison[], titles: readonly string[]): string[] {
  if (alike.length > MOST_ALIKE) return [`Ratings show no difference for ${alike.length} pairs of opponents.`];
  return alike.map(({ higher, lower, agreeing, opposing, raters, p }) => {
    const [above, below] = [titles[higher]!, titles[lower]!];
    const ways = `${agreeing} of ${raters} participants rated ${above} higher, ${opposing} rated ${below} higher`;
    return `Ratings show no difference between ${above} and ${below}: ${ways} (${formatP(p)}).`;
  });
}

function describeUnable(unable: readonly RatingComparison[], titles: readonly string[]): string[] {
  const [first] = unable;
  if (!first) return [];
  const { needed } = first;
  if (unable.length > 1) {
    const most = Math.max(...unable.map(({ raters }) => raters));
    const pairs = `${unable.length} pairs of opponents`;
    const which = `For ${pairs} there are too few ratings to show a difference`;
    return [`${which}: at most ${formatNoun(most, 'participant')} rated both, and at least ${needed} are needed.`];
  }
  const pair = `${titles[first.higher]} and ${titles[first.lower]}`;
  const raters = `${formatNoun(first.raters, 'participant')} rated both`;
  const which = `There are too few ratings to show a difference between ${pair}`;
  return [`${which}: ${raters}, and at least ${needed} are needed.`];
}

function describeMethod(pairs: number): string {
  const adjusted = pairs > 1 ? `, adjusted for ${pairs} comparisons after Holm` : '';
  return `The p-values come from Wilcoxon's signed-rank test on each participant's mean ratings${adjusted}.`;
}

/** `75 % (47-91)`. */
function formatShare({ winRate, low, high }: OpponentResult): string {
  return `${percent(winRate)} % (${percent(low)}-${percent(high)})`;
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}

function formatP(p: number): string {
  return p < 0.0001 ? 'p < 0.0001' : `p = ${Number(p.toPrecision(2))}`;
}
