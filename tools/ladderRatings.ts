/**
 * Rates the players of a ladder by games with each other and with some anchors. Every player meets every other.
 * Neighbours meet more often, because their games are the most informative.
 */

import type { EventSetup, GamePool } from '../src/arena/encounters.ts';
import { playEncounters } from '../src/arena/encounters.ts';
import { withoutRepeats } from '../src/arena/differentOpenings.ts';
import { namedOpenings } from '../src/arena/openings.ts';
import type { Rating } from '../src/arena/ratings.ts';
import { ratingGroups } from '../src/arena/ratings.ts';
import type { Encounter } from '../src/arena/schedule.ts';
import { roundRobin } from '../src/arena/schedule.ts';
import { Standings } from '../src/arena/standings.ts';
import type { LadderRating } from '../src/players/champions.ts';
import { variantNamed } from '../src/rules/variant.ts';
import { anchoredElo } from '../src/stats/anchoredElo.ts';

/** The zero of the scale. */
const ZERO = 'random';

/** No player uses endgame tables, because not every machine has them. */
export const ANCHORS = [ZERO, 'alphabeta:depth=2,tables=off', 'alphabeta:depth=4,tables=off'];

export const OPENINGS = 'random:plies=6';
/** The plan was chosen by games of seed 1. The ratings come from other games, so that they are unbiased. */
const SEED = 20_261;

/** Pairs of games of any two players, and of two that are at most so many places apart. */
const ROUNDS = 5;
const NEAR_ROUNDS = 40;
const NEAR = 2;

/** The ratings of players, ordered from the weakest to the strongest, and of the anchors. */
export async function rateLadder(
  champions: readonly string[],
  variantName: string,
  pool: GamePool,
): Promise<ReadonlyMap<string, LadderRating>> {
  const variant = variantNamed(variantName);
  const [zero, ...others] = ANCHORS;
  const players = [zero!, ...champions, ...others];
  const openings = withoutRepeats(namedOpenings(OPENINGS, variant, SEED)!, variant, NEAR_ROUNDS);
  const opening: EventSetup['opening'] = (round) => openings.at(round);
  const event: EventSetup = { variant: variantName, players, opening, seed: SEED, isBrief: true };
  const standings = new Standings(players.length);
  for await (const { encounter, pair } of playEncounters(pool, event, meetings(players.length, others.length))) {
    standings.add(encounter, pair);
  }
  return shifted(ratingGroups(players, standings.results()).flatMap(({ ratings }) => ratings));
}

/** For champions that join later; other games than those of the ladder. */
const JOIN_SEED = 20_262;
const JOIN_ROUNDS = 40;

/**
 * The rating of a champion that joins a ladder later, by games with all its players, whose ratings stay as they are: they
 * are the scale by which runs have been measured.
 */
export async function rateNewcomer(
  newcomer: string,
  rated: readonly { readonly player: string; readonly rating: number }[],
  variantName: string,
  pool: GamePool,
): Promise<LadderRating> {
  const variant = variantNamed(variantName);
  const players = [newcomer, ...rated.map(({ player }) => player)];
  const openings = withoutRepeats(namedOpenings(OPENINGS, variant, JOIN_SEED)!, variant, JOIN_ROUNDS);
  const opening: EventSetup['opening'] = (round) => openings.at(round);
  const event: EventSetup = { variant: variantName, players, opening, seed: JOIN_SEED, isBrief: true };
  const encounters = roundRobin(players.length, JOIN_ROUNDS);
  const standings = new Standings(players.length);
  for await (const { encounter, pair } of playEncounters(
    pool,
    event,
    Iterator.from(encounters).filter(({ first }) => first === 0),
  )) {
    standings.add(encounter, pair);
  }
  const { elo, low, high, games } = anchoredElo(
    rated.map(({ rating }, index) => ({ elo: rating, pairs: standings.tally(0, index + 1).pairs })),
  )!;
  return { rating: Math.round(elo), low: Math.round(low), high: Math.round(high), games };
}

/** The anchors come last. They have no place among the others, so they have no neighbours. */
function* meetings(players: number, unplaced: number): Generator<Encounter> {
  for (const encounter of roundRobin(players, NEAR_ROUNDS)) {
    const { first, second, round } = encounter;
    const isNear = second < players - unplaced && second - first <= NEAR;
    if (round < ROUNDS || isNear) yield encounter;
  }
}

/** Whole points above the zero. */
function shifted(ratings: readonly Rating[]): Map<string, LadderRating> {
  const zero = ratings.find(({ player }) => player === ZERO)!.rating;
  const above = (elo: number): number => Math.round(elo - zero);
  return new Map(
    ratings.map(({ player, rating, low, high, games }) => [
      player,
      { rating: above(rating), low: above(low), high: above(high), games },
    ]),
  );
}
