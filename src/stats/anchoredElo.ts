/**
 * How strong a player is on a scale that others define: its games against opponents of known ratings, which stay as
 * they are. The rating is the one at which the expected points equal the points that were made (Elo's logistic curve,
 * a draw is half a point). That is the maximum of the likelihood, and only the sum of the points matters. Against one
 * opponent it is the plain formula: the opponent's rating plus 400 log10(points / lost points).
 *
 * A player who won or lost everything would be infinitely strong or weak. It counts as a quarter of a point short of
 * that, which is less than any other result: so ratings are finite and still grow with every half point.
 *
 * The interval contains the ratings that a test of the points would not reject (Wilson's idea, for several opponents).
 * It stays finite, and is wider towards the side about which less is known. The two games of a pair, one opening with
 * both colours, depend on each other. How much more or less the pairs spread than independent games without draws is
 * measured, and scales the variance. With too few pairs for that, or if all of them ended alike, the two games of a pair
 * count as one, which gives the widest interval. The ratings of the opponents are taken as exact.
 */

import type { PentanomialCounts } from './elo.ts';
import { SURE_PAIRS, expectedScore } from './elo.ts';
import { standardErrorsFor } from './standardErrorsFor.ts';

/**
 * An opponent of known rating, and the number of pairs in which the player scored 0, 0.5, 1, 1.5 and 2 points against
 * it.
 */
export interface AnchoredResult {
  readonly elo: number;
  readonly pairs: PentanomialCounts;
}

/** A rating with its interval. */
export interface AnchoredElo {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** The least distance of the points from none and from all. */
const SHORT = 0.25;
/** Draws make pairs spread less. A smaller estimate than this is probably due to chance. */
const LEAST_DISPERSION = 0.2;
/** Both games of a pair always end the same. */
const MOST_DEPENDENT = 2;
/** How far beyond the ratings of the opponents to search. */
const REACH = 10_000;
const STEP = 20;
const HALVINGS = 60;

/** The rating that the results show. Undefined without any game. */
export function anchoredElo(results: readonly AnchoredResult[], confidence = 0.95): AnchoredElo | undefined {
  const met = results.map(({ elo, pairs }) => ({ elo, pairs, games: 2 * countOf(pairs) }));
  const games = sum(met, (one) => one.games);
  if (games === 0) return undefined;
  const made = sum(met, ({ pairs }) => pointsOf(pairs));
  const points = Math.min(games - SHORT, Math.max(SHORT, made));
  const expected = (elo: number): number => sum(met, (one) => one.games * expectedScore(elo - one.elo));
  const variance = (elo: number): number => sum(met, (one) => one.games * spreadOf(elo - one.elo));
  const ratings = met.map((one) => one.elo);
  const [lowest, highest] = [Math.min(...ratings) - REACH, Math.max(...ratings) + REACH];
  const elo = crossing((at) => expected(at) - points, lowest, highest);
  const z = standardErrorsFor(confidence);
  const scale = z ** 2 * dispersion(met, elo);
  /** Negative while a player of this rating could well score these points. */
  const surprise = (at: number): number => (points - expected(at)) ** 2 - scale * variance(at);
  return { elo, low: limit(surprise, elo, -STEP), high: limit(surprise, elo, STEP), games };
}

interface Met extends AnchoredResult {
  readonly games: number;
}

/** The variance of one game without draws. */
function spreadOf(difference: number): number {
  const score = expectedScore(difference);
  return score * (1 - score);
}

/** How much more pairs spread than two independent games without draws would. */
function dispersion(met: readonly Met[], elo: number): number {
  const pairs = sum(met, (one) => countOf(one.pairs));
  const isAlike = [0, 1, 2, 3, 4].some((outcome) => sum(met, (one) => one.pairs[outcome]!) === pairs);
  if (pairs < SURE_PAIRS || isAlike) return MOST_DEPENDENT;
  const squares = sum(met, (one) => {
    const expected = 2 * expectedScore(elo - one.elo);
    return one.pairs.reduce((all, count, outcome) => all + count * (outcome / 2 - expected) ** 2, 0);
  });
  const independent = sum(met, (one) => one.games * spreadOf(elo - one.elo));
  return Math.max(LEAST_DISPERSION, ((pairs / (pairs - 1)) * squares) / independent);
}

function countOf(pairs: PentanomialCounts): number {
  return pairs.reduce((all, count) => all + count, 0);
}

function pointsOf(pairs: PentanomialCounts): number {
  return pairs.reduce((all, count, outcome) => all + (count * outcome) / 2, 0);
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((all, item) => all + value(item), 0);
}

/** Where the surprise, negative at the rating itself, first becomes positive in a direction. */
function limit(surprise: (at: number) => number, elo: number, step: number): number {
  let near = elo;
  let far = elo + step;
  while (surprise(far) < 0 && Math.abs(far - elo) < REACH) {
    near = far;
    far += step;
  }
  return crossing(surprise, near, far);
}

/** Where a function becomes positive, between a place where it is not and one where it is. */
function crossing(value: (at: number) => number, from: number, to: number): number {
  let [before, after] = [from, to];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (before + after) / 2;
    if (value(middle) > 0) after = middle;
    else before = middle;
  }
  return (before + after) / 2;
}
