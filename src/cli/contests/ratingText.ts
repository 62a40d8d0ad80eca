/** Rating lists for the terminal and for programs. */

import type { Rating, RatingGroup } from '../../arena/ratings.ts';
import { formatElo, formatPoints } from './eloText.ts';
import { textTable } from '../terminal/textTable.ts';
import { formatCount, print } from '../terminal/terminal.ts';

export function printRatings(groups: readonly RatingGroup[]): void {
  for (const [index, { ratings, isBounded }] of groups.entries()) {
    if (index > 0) print('');
    const rows = ratings.map((rating, rank) => [
      `${rank + 1}`,
      rating.player,
      `${MARKS[rating.extreme ?? 'none']}${formatElo(rating.rating)}`,
      Number.isFinite(rating.low) ? `${formatElo(rating.low)} to ${formatElo(rating.high)}` : 'unknown',
      formatCount(rating.games),
      formatPoints(rating.points),
      rating.games === 0 ? '' : `${((100 * rating.points) / rating.games).toFixed(1)} %`,
    ]);
    print(textTable(['', 'player', 'rating', '95 % interval', 'games', 'points', ''], rows, [1]));
    if (!isBounded) print('Some players won every point against others, so their distance is unknown.');
  }
  print('Ratings are Elo above or below the mean of the list (Bradley and Terry, with draws).');
  if (groups.length > 1) print('No games connect the lists, so their ratings do not compare.');
}

/** JSON has no infinity; an unknown limit is null. */
export function ratingsJson(groups: readonly RatingGroup[]): unknown {
  const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
  const ratingJson = ({ low, high, extreme, ...rest }: Rating): unknown => ({
    ...rest,
    low: finite(low),
    high: finite(high),
    extreme: extreme ?? null,
  });
  return groups.map(({ ratings, isBounded }) => ({ isBounded, ratings: ratings.map(ratingJson) }));
}

const MARKS = { 'won-all': '≥ ', 'lost-all': '≤ ', none: '' } as const;
