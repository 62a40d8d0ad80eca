/**
 * Measures players by the games they play, in a pool. With racing, everybody plays the games of the first stage; after
 * each stage the best share plays on, so that games are spent on those about whom it matters.
 */

import type { Score } from '../arena/tally.ts';
import { addScores, gamesOf } from '../arena/tally.ts';
import type { Pool } from '../pools/pool.ts';
import { answersInOrder } from '../pools/pool.ts';
import type { Round, RoundsTask } from './playRounds.ts';

export type RoundsPool = Pool<RoundsTask, readonly Score[]>;

/** The module that answers the tasks of a `RoundsPool`. */
export const ROUNDS_WORKER = new URL('./roundsWorker.ts', import.meta.url);

export interface Contestant {
  /** A player spec. */
  readonly player: string;
  /** Whether it plays all games however it fares: one that was the best before is to show that it was not luck. */
  readonly isKept: boolean;
}

/** After so many games the best share plays on. */
interface Stage {
  readonly games: number;
  readonly keep: number;
}

export interface Contest {
  readonly variant: string;
  /** What a draw is worth. */
  readonly draw: number;
  readonly games: number;
  readonly stages: readonly Stage[];
  /** The rounds with these numbers, of a contestant. */
  roundsOf(contestant: number, from: number, to: number): readonly Round[];
}

/** The share of the points that a score is, if a draw counts so much. */
export function pointsShare(score: Score, draw: number): number {
  const games = gamesOf(score);
  return games === 0 ? 0 : (score.wins + draw * score.draws) / games;
}

export async function measure(
  pool: RoundsPool,
  contest: Contest,
  contestants: readonly Contestant[],
  onGames: (games: number) => void = () => undefined,
): Promise<Score[]> {
  const scores = contestants.map((): Score => ({ wins: 0, draws: 0, losses: 0 }));
  let racing = contestants.map((_, index) => index);
  let from = 0;
  for (const { games, keep } of [...contest.stages, { games: contest.games, keep: 1 }]) {
    await playStage(pool, contest, contestants, racing, [from / 2, games / 2], scores, onGames);
    racing = bestOf(racing, keep, scores, contest.draw, contestants);
    from = games;
  }
  return scores;
}

/** Contestants of one task: enough that sending it costs nothing, few enough that all threads have work to the end. */
function batchSize(contestants: number, games: number): number {
  const enough = Math.ceil(GAMES_IN_BATCH / games);
  return Math.max(1, Math.min(enough, Math.ceil(contestants / LEAST_BATCHES)));
}

const GAMES_IN_BATCH = 400;
const LEAST_BATCHES = 8;

async function playStage(
  pool: RoundsPool,
  contest: Contest,
  contestants: readonly Contestant[],
  racing: readonly number[],
  [from, to]: readonly [number, number],
  scores: Score[],
  onGames: (games: number) => void,
): Promise<void> {
  const games = 2 * (to - from);
  const size = batchSize(racing.length, games);
  const batches = Array.from({ length: Math.ceil(racing.length / size) }, (_, batch) =>
    racing.slice(batch * size, (batch + 1) * size),
  );
  // Made one by one, so that threads begin while others are still made.
  const tasks = batches.values().map((batch) => ({
    variant: contest.variant,
    players: batch.map((index) => contestants[index]!.player),
    rounds: batch.map((index) => contest.roundsOf(index, from, to)),
  }));
  let batch = 0;
  for await (const answers of answersInOrder(pool, tasks)) {
    for (const [place, index] of batches[batch++]!.entries()) {
      scores[index] = addScores(scores[index]!, answers[place]!);
    }
    onGames(games * answers.length);
  }
}

/** How many a share of so many is, rounded up; but 7 of 25 are 7, whatever 7 / 25 * 25 comes to. */
export function countOf(share: number, total: number): number {
  return Math.ceil(share * total - 1e-9);
}

/** Those who play on, in their old order. */
function bestOf(
  racing: readonly number[],
  keep: number,
  scores: readonly Score[],
  draw: number,
  contestants: readonly Contestant[],
): number[] {
  const order = racing.toSorted((one, two) => pointsShare(scores[two]!, draw) - pointsShare(scores[one]!, draw));
  const best = new Set(order.slice(0, countOf(keep, racing.length)));
  return racing.filter((index) => best.has(index) || contestants[index]!.isKept);
}
