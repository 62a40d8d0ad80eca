/**
 * Level words for ratings: beginner, casual, club, strong, master. They order the players of our own ladder and say
 * nothing about the ratings of federations, since no rated person has played here.
 *
 * Ratings are Elo above random moves, and the four games stretch that scale differently: the same search reaches 1333
 * points in one game and 471 in another. A level is therefore a share of the rating of one and the same player, the
 * alpha-beta search of depth 4, which is rated in every game. The shares were chosen so that this search is strong, and
 * so that the other words divide the ladders below and above it evenly.
 */

import { ANCHORS } from './champions.ts';

export type Level = 'beginner' | 'casual' | 'club' | 'strong' | 'master';

/** The search that all games have in common. */
const YARDSTICK = 'alphabeta:depth=4,tables=off';

/** Each level begins at this share of the yardstick's rating. The highest first. */
const FLOORS: readonly (readonly [level: Level, share: number])[] = [
  ['master', 1.15],
  ['strong', 0.9],
  ['club', 0.65],
  ['casual', 0.4],
];

/** The level of a rating in the game it was measured in. */
export function levelOf(rating: number, variant: string): Level {
  const yardstick = ANCHORS.find((anchor) => anchor.player === YARDSTICK && anchor.variant === variant);
  if (!yardstick) throw new RangeError(`${YARDSTICK} is not rated in ${variant}`);
  const share = rating / yardstick.rating;
  return FLOORS.find(([, floor]) => share >= floor)?.[0] ?? 'beginner';
}
