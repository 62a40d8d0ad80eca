/**
 * The numbers of the standardised test of the thesis (Greaney, 2026) from the games of each seed. What it calls
 * variance between the seeds is a standard deviation, that of a population and not of a sample.
 */

import type { Score } from '../../arena/tally.ts';
import { addScores, gamesOf } from '../../arena/tally.ts';
import { populationDeviation } from '../../stats/spread.ts';
import { waldInterval } from '../../stats/wald.ts';
import type { Interval } from '../../stats/wilson.ts';

export interface SeedScore extends Score {
  readonly seed: number;
}

export interface ThesisScore extends Score {
  readonly games: number;
  readonly perSeed: readonly SeedScore[];
  /** Wins per game: a draw counts as a loss. */
  readonly winRate: number;
  readonly wald: Interval;
  /** Population standard deviation of the win rates of the seeds. */
  readonly deviation: number;
}

export function summariseSeeds(perSeed: readonly SeedScore[]): ThesisScore {
  const { wins, draws, losses } = perSeed.reduce<Score>(addScores, { wins: 0, draws: 0, losses: 0 });
  const games = wins + draws + losses;
  const deviation = populationDeviation(perSeed.map((score) => score.wins / gamesOf(score)));
  const wald = waldInterval(wins, games);
  return { games, wins, draws, losses, perSeed, winRate: wins / games, wald, deviation };
}
