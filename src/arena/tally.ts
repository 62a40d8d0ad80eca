/** The score of one player against another, by colour and by pairs of games. */

import { BLACK } from '../rules/side.ts';
import type { PentanomialCounts } from '../stats/elo.ts';
import type { GameRecord } from './gameRecord.ts';

/** Games won, drawn and lost. */
export interface Score {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** A player's results, by colour and by pairs of games. */
export interface Tally {
  readonly asBlack: Score;
  readonly asWhite: Score;
  /** The number of pairs in which the player scored 0, 0.5, 1, 1.5 and 2 points. */
  readonly pairs: PentanomialCounts;
}

/** Two games from one opening; the first player was Black in the first game. */
export type PairRecord = readonly [GameRecord, GameRecord];

const NO_GAMES: Score = { wins: 0, draws: 0, losses: 0 };

export const EMPTY_TALLY: Tally = { asBlack: NO_GAMES, asWhite: NO_GAMES, pairs: [0, 0, 0, 0, 0] };

/** The tally with one more pair. */
export function addPair(tally: Tally, [first, second]: PairRecord): Tally {
  const asBlack = first.winner === undefined ? 0.5 : first.winner === BLACK ? 1 : 0;
  const asWhite = second.winner === undefined ? 0.5 : second.winner === BLACK ? 0 : 1;
  const outcome = 2 * (asBlack + asWhite);
  return {
    asBlack: addGame(tally.asBlack, asBlack),
    asWhite: addGame(tally.asWhite, asWhite),
    pairs: tally.pairs.map((count, index) => (index === outcome ? count + 1 : count)) as unknown as PentanomialCounts,
  };
}

/** The same games from the other player's side. */
export function reverseTally({ asBlack, asWhite, pairs }: Tally): Tally {
  return {
    asBlack: reverseScore(asWhite),
    asWhite: reverseScore(asBlack),
    pairs: pairs.toReversed() as unknown as PentanomialCounts,
  };
}

export function addScores(one: Score, two: Score): Score {
  return { wins: one.wins + two.wins, draws: one.draws + two.draws, losses: one.losses + two.losses };
}

export function totalOf(tally: Tally): Score {
  return addScores(tally.asBlack, tally.asWhite);
}

export function pointsOf({ wins, draws }: Score): number {
  return wins + draws / 2;
}

export function gamesOf({ wins, draws, losses }: Score): number {
  return wins + draws + losses;
}

function addGame(score: Score, points: number): Score {
  if (points === 1) return { ...score, wins: score.wins + 1 };
  return points === 0 ? { ...score, losses: score.losses + 1 } : { ...score, draws: score.draws + 1 };
}

function reverseScore({ wins, draws, losses }: Score): Score {
  return { wins: losses, draws, losses: wins };
}
