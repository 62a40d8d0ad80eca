/**
 * Whether opponents of a study are rated differently by more than chance. Every participant rates several opponents, so
 * their ratings are compared within each participant, by the signed-rank test of Wilcoxon (1945) on the mean ratings;
 * the p-values of all pairs are adjusted after Holm (1979).
 */

import { holm } from '../../stats/holm.ts';
import { mean } from '../../stats/spread.ts';
import { wilcoxonSignedRank } from '../../stats/wilcoxonSignedRank.ts';
import type { StudyGame } from './studyResults.ts';

export interface RatingComparison {
  /** Index of the opponent that is rated higher, if either is. */
  readonly higher: number;
  readonly lower: number;
  /** Participants who rated both. */
  readonly raters: number;
  /** How many of them rated one above the other, each way. */
  readonly agreeing: number;
  readonly opposing: number;
  /** Adjusted for all pairs of the study. */
  readonly p: number;
  /** The fewest participants with whom unanimous ratings could show a difference. */
  readonly needed: number;
}

/** A difference with a p below it counts as shown. */
export const LEVEL = 0.05;

/** All pairs of the first opponents, as many as there are. */
export function compareRatings(games: readonly StudyGame[], opponentCount: number): RatingComparison[] {
  const ratings = meanRatings(games);
  const pairs = allPairs(opponentCount).map(([first, second]) => {
    const differences = [...ratings.values()].flatMap((own) => {
      const [one, other] = [own.get(first), own.get(second)];
      return one === undefined || other === undefined ? [] : [one - other];
    });
    return { first, second, differences, test: wilcoxonSignedRank(differences) };
  });
  const adjusted = holm(pairs.map(({ test }) => test.p));
  // If n participants agree, p is 2 / 2^n; the smallest p of all pairs is multiplied by their number.
  const needed = Math.ceil(Math.log2((2 * pairs.length) / LEVEL));
  return pairs.map(({ first, second, differences, test: { positive, count } }, index) => {
    const isFirst = positive >= (count * (count + 1)) / 4;
    const above = differences.filter((difference) => difference > 0).length;
    const below = differences.filter((difference) => difference < 0).length;
    return {
      higher: isFirst ? first : second,
      lower: isFirst ? second : first,
      raters: differences.length,
      agreeing: isFirst ? above : below,
      opposing: isFirst ? below : above,
      p: adjusted[index]!,
      needed,
    };
  });
}

/** The mean rating that each participant gave each opponent. */
function meanRatings(games: readonly StudyGame[]): Map<number, Map<number, number>> {
  const rated = games.flatMap(({ participant, opponent, answer }) =>
    answer ? [{ participant, opponent, rating: answer.rating }] : [],
  );
  const means = Map.groupBy(rated, ({ participant }) => participant);
  return new Map([...means].map(([participant, own]) => [participant, meansByOpponent(own)]));
}

function meansByOpponent(own: readonly { readonly opponent: number; readonly rating: number }[]): Map<number, number> {
  const byOpponent = Map.groupBy(own, ({ opponent }) => opponent);
  return new Map([...byOpponent].map(([opponent, some]) => [opponent, mean(some.map(({ rating }) => rating))]));
}

function allPairs(count: number): [first: number, second: number][] {
  const all = Array.from({ length: count }, (_, index) => index);
  return all.flatMap((first) => all.slice(first + 1).map((second): [number, number] => [first, second]));
}
