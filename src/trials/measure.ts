/**
 * Measures players by the games they play, in a pool. With racing, everybody plays the games of the first stage; after
 * each stage the best share plays on, so that games are spent on those about whom it matters. Few games are easily
 * lucky, so whoever stops counts for no more than the worst of those who earned to play on.
 */

import type { Score } from '../arena/tally.ts';
import { addScores, gamesOf } from '../arena/tally.ts';
import type { Pool } from '../pools/pool.ts';
import { answersInBatches } from '../pools/pool.ts';
import { workerModule } from '../pools/workerModule.ts';
import type { RoundsTask, Stretch } from './playRounds.ts';
import type { RoundsPlan } from './rounds.ts';

export type RoundsPool = Pool<RoundsTask, readonly Score[]>;

/** The module that answers the tasks of a `RoundsPool`, and those of a `GamePool` too. */
export const TRIAL_WORKER = workerModule(new URL('./trialWorker.ts', import.meta.url));

export interface Contestant {
  /** A player spec. */
  readonly player: string;
  /** Whether it plays all games however it fares: one that was the best before is to show that it was not luck. */
  readonly isKept: boolean;
  /** What is taken off its share of the points when it is compared with others. */
  readonly handicap?: number;
}

/** After so many games the best share plays on. */
interface Stage {
  readonly games: number;
  readonly keep: number;
}

export interface Contest<One extends Contestant = Contestant> {
  readonly variant: string;
  /** What a draw is worth. */
  readonly draw: number;
  /** A draw after so many plies of a game; no limit if left out or 0. */
  readonly plies?: number;
  readonly games: number;
  readonly stages: readonly Stage[];
  /** The rounds with these numbers, of a contestant. */
  roundsOf(contestant: One, from: number, to: number): RoundsPlan;
}

/** How a contestant fared. */
export interface Measurement {
  readonly score: Score;
  /** The share of the points that it counts for. */
  readonly share: number;
}

/** Rounds that all contestants share: one plan for each stage, so that a task holds and draws it once. */
export function sharedRounds(plan: Omit<RoundsPlan, 'count'>): Contest['roundsOf'] {
  const made = new Map<string, RoundsPlan>();
  return (_, from, to) => {
    const name = `${from} ${to}`;
    const stage = made.get(name) ?? { ...plan, count: to - from, path: [...plan.path, from] };
    made.set(name, stage);
    return stage;
  };
}

/** The share of the points that a score is, if a draw counts so much. */
export function pointsShare(score: Score, draw: number): number {
  const games = gamesOf(score);
  return games === 0 ? 0 : (score.wins + draw * score.draws) / games;
}

/** Contestants may still be made while the first of them play; whether they are kept is asked after the first stage. */
export async function measure<One extends Contestant>(
  pool: RoundsPool,
  contest: Contest<One>,
  contestants: Iterable<One>,
  onGames: (games: number) => void = () => undefined,
): Promise<Measurement[]> {
  const scores = new Map<One, Score>();
  const cuts: Cut<One>[] = [];
  let racing = contestants;
  let from = 0;
  for (const { games, keep } of [...contest.stages, { games: contest.games, keep: 1 }]) {
    const played = await playStage(pool, contest, racing, [from / 2, games / 2], scores, onGames);
    const cut = cutAfter(played, keep, (one) => pointsShare(scores.get(one)!, contest.draw) - handicapOf(one));
    cuts.push(cut);
    racing = played.filter((one) => cut.earned.has(one) || one.isKept);
    from = games;
  }
  return cappedMeasurements(scores, cuts, contest);
}

/**
 * Rounds of one task: enough that sending it costs little, few enough that all threads have work to the end. Games of
 * one strategy may be ten times as long as those of another, so those who play more are shared out.
 */
const ROUNDS_IN_TASK = 200;

interface Part<One> {
  readonly one: One;
  readonly stretch: Stretch;
}

/** Those who are racing play so many rounds. */
async function playStage<One extends Contestant>(
  pool: RoundsPool,
  contest: Contest<One>,
  racing: Iterable<One>,
  [from, to]: readonly [number, number],
  scores: Map<One, Score>,
  onGames: (games: number) => void,
): Promise<One[]> {
  const size = Math.max(1, Math.floor(ROUNDS_IN_TASK / (to - from)));
  const played: One[] = [];
  const enter = (one: One): Iterable<Part<One>> => {
    played.push(one);
    if (!scores.has(one)) scores.set(one, { wins: 0, draws: 0, losses: 0 });
    return partsOf(one, contest.roundsOf(one, from, to));
  };
  const taskFor = (batch: readonly Part<One>[]): RoundsTask => ({
    variant: contest.variant,
    plies: contest.plies ?? 0,
    stretches: batch.map(({ stretch }) => stretch),
  });
  const parts = Iterator.from(racing).flatMap(enter);
  for await (const [batch, answers] of answersInBatches(pool, parts, () => size, taskFor)) {
    for (const [index, { one }] of batch.entries()) scores.set(one, addScores(scores.get(one)!, answers[index]!));
    onGames(answers.reduce((sum, score) => sum + gamesOf(score), 0));
  }
  return played;
}

function* partsOf<One extends Contestant>(one: One, plan: RoundsPlan): Generator<Part<One>> {
  const { player } = one;
  for (let from = 0; from < plan.count; from += ROUNDS_IN_TASK) {
    yield { one, stretch: { player, plan, from, to: Math.min(plan.count, from + ROUNDS_IN_TASK) } };
  }
}

/** How many a share of so many is, rounded up; but 7 of 25 are 7, whatever 7 / 25 * 25 comes to. */
export function countOf(share: number, total: number): number {
  return Math.ceil(share * total - 1e-9);
}

/** Who earned to play on after a stage, and who did not. */
interface Cut<One> {
  readonly earned: ReadonlySet<One>;
  readonly failed: readonly One[];
}

function cutAfter<One>(played: readonly One[], keep: number, merit: (one: One) => number): Cut<One> {
  const order = played.toSorted((one, two) => merit(two) - merit(one));
  const count = countOf(keep, played.length);
  return { earned: new Set(order.slice(0, count)), failed: order.slice(count) };
}

/**
 * In the order of the contestants. From the last cut to the first, for those above a cut may have failed later. Who was
 * kept played all games, and counts for what they say.
 */
function cappedMeasurements<One extends Contestant>(
  scores: ReadonlyMap<One, Score>,
  cuts: readonly Cut<One>[],
  { draw, games }: Contest<One>,
): Measurement[] {
  const shares = new Map([...scores].map(([one, score]) => [one, pointsShare(score, draw)]));
  for (const { earned, failed } of cuts.toReversed()) {
    const lowest = Math.min(...[...earned].map((one) => shares.get(one)! - handicapOf(one)));
    for (const one of failed) {
      if (gamesOf(scores.get(one)!) === games) continue;
      shares.set(one, Math.min(shares.get(one)!, lowest + handicapOf(one)));
    }
  }
  return [...scores].map(([one, score]) => ({ score, share: shares.get(one)! }));
}

function handicapOf({ handicap = 0 }: Contestant): number {
  return handicap;
}
