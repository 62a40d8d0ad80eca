/**
 * The standardised test of the original EvoDraughts (Greaney, 2026), replayed move for move: each seed starts a new
 * random stream, and all games of the seed draw from it, one after the other.
 */

import { createMersenneTwister } from './mersenneTwister.ts';
import type { OriginalSize } from './originalBoard.ts';
import type { OriginalGame } from './originalGame.ts';
import { playOriginalGame } from './originalGame.ts';
import type { OriginalMode } from './originalStrategy.ts';
import { anyMove, createOriginalStrategy } from './originalStrategy.ts';
import type { SeedScore, ThesisScore } from './seedScores.ts';
import { summariseSeeds } from './seedScores.ts';

export interface ReplaySetup {
  readonly board: OriginalSize;
  /** Which player the strategy is; its opponent moves at random. */
  readonly player: 1 | 2;
  readonly mode: OriginalMode;
  readonly text: string;
}

export interface ReplayTestSetup extends ReplaySetup {
  /** Those of the thesis by default. */
  readonly seeds?: readonly number[];
  readonly gamesPerSeed?: number;
}

export const THESIS_SEEDS: Readonly<Record<OriginalSize, readonly number[]>> = {
  6: [999, 1000, 1001, 1002, 1003],
  8: [888, 889, 890, 891, 892],
};

export const THESIS_GAMES = 30;

export function replayTest(setup: ReplayTestSetup): ThesisScore {
  const { seeds = THESIS_SEEDS[setup.board], gamesPerSeed = THESIS_GAMES } = setup;
  return summariseSeeds(seeds.map((seed) => scoreOfSeed(setup, seed, gamesPerSeed)));
}

/** One game of a seed, counted from 0, with all its moves. */
export function replayGame(setup: ReplaySetup, seed: number, game: number): OriginalGame {
  return gamesOfSeed(setup, seed, game + 1).at(-1)!;
}

function gamesOfSeed({ board, player, mode, text }: ReplaySetup, seed: number, games: number): OriginalGame[] {
  const { choose } = createOriginalStrategy(text, board, mode);
  const choosers = player === 1 ? ([choose, anyMove] as const) : ([anyMove, choose] as const);
  const stream = createMersenneTwister(seed);
  return Array.from({ length: games }, () => playOriginalGame(board, choosers, stream));
}

function scoreOfSeed(setup: ReplaySetup, seed: number, games: number): SeedScore {
  const winning = setup.player === 1 ? 1 : -1;
  const results = gamesOfSeed(setup, seed, games).map(({ result }) => result);
  const wins = results.filter((result) => result === winning).length;
  const draws = results.filter((result) => result === 0).length;
  return { seed, wins, draws, losses: games - wins - draws };
}
