/** A rating list from the results of an event, on the scale of the arena's matches. */

import type { RatedPlayer } from '../stats/bradleyTerry.ts';
import { bradleyTerry } from '../stats/bradleyTerry.ts';
import type { PairResult } from '../stats/playerGroups.ts';

export interface Rating extends Omit<RatedPlayer, 'group'> {
  readonly player: string;
}

export interface RatingGroup {
  /** Best first. */
  readonly ratings: readonly Rating[];
  /** False if only the prior keeps some of the ratings finite. */
  readonly isBounded: boolean;
}

/**
 * Rates players in groups: no games were played between two groups, so their ratings cannot be compared. The strengths
 * of the model are scaled so that near equality a difference means the same as the Elo of a match, which counts points
 * and not decisions (the factor 2/(2 + nu) in the header of the model).
 */
export function ratingGroups(players: readonly string[], results: readonly PairResult[]): RatingGroup[] {
  const list = bradleyTerry(results, players.length);
  const scale = 2 / (2 + list.drawParameter);
  return list.groups.map((group) => ({
    isBounded: group.isBounded,
    ratings: group.players
      .map((index) => {
        const { rating, low, high, games, points, extreme } = list.players[index]!;
        const player = players[index]!;
        return { player, rating: scale * rating, low: scale * low, high: scale * high, games, points, extreme };
      })
      .toSorted((one, two) => two.rating - one.rating),
  }));
}
