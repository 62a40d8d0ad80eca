/**
 * The numbers of the thesis' standardised test (Greaney, 2026) from the games of each seed. What it calls variance
 * between the seeds is a standard deviation, that of a population and not of a sample.
 */

import type { Score } from '../../arena/tally.ts';
import { addScores, gamesOf } from '../../arena/tally.ts';
import { populationDeviation } from '../../stats/spread.ts';
import type { Interval } from '../../stats/wilson.ts';

export interface SeedScore extends Score {
  readonly seed: number;
}

export interface TestScore extends Score {
  readonly games: number;
  readonly perSeed: readonly SeedScore[];
  /** Wins by games: a draw counts as a loss. */
  readonly winRate: number;
  readonly wald: Interval;
  /** Population standard deviation of the win rates of the seeds. */
  readonly deviation: number;
}

export function summariseSeeds(perSeed: readonly SeedScore[]): TestScore {
  const { wins, draws, losses } = perSeed.reduce<Score>(addScores, { wins: 0, draws: 0, losses: 0 });
  const games = wins + draws + losses;
  const winRate = wins / games;
  const wald = waldInterval(winRate, games);
  const deviation = populationDeviation(perSeed.map((score) => score.wins / gamesOf(score)));
  return { games, wins, draws, losses, perSeed, winRate, wald, deviation };
}

/** With the 1.96 of the thesis to the digit, which `stats/wald.ts` takes more exactly. */
function waldInterval(share: number, games: number): Interval {
  const reach = 1.96 * Math.sqrt((share * (1 - share)) / games);
  return { low: share - reach, high: share + reach };
}
