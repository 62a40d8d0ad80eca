/**
 * Measures players by the games they play, in a pool. With racing, all contestants play the games of the first stage,
 * and after each stage only the best share continues, so that games are spent where the outcome is open. A few games
 * are easily lucky, so a contestant that stops counts for no more than the worst of those that qualified.
 */

import type { Score } from '../arena/tally.ts';
import { addScores, gamesOf } from '../arena/tally.ts';
import type { Pool } from '../pools/pool.ts';
import { answersInBatches } from '../pools/pool.ts';
import type { RoundsTask, Stretch } from './playRounds.ts';
import type { RoundsPlan } from './rounds.ts';

export type RoundsPool = Pool<RoundsTask, readonly Score[]>;

export interface Contestant {
  /** A player spec. */
  readonly player: string;
  /** Whether it plays all games, however it scores: a former best must show that it was not luck. */
  readonly isKept: boolean;
  /** Subtracted from its share of the points when it is compared with others. */
  readonly handicap?: number;
}

/** After this many games the best share continues. */
interface Stage {
  readonly games: number;
  readonly keep: number;
}

export interface Contest<One extends Contestant = Contestant> {
  readonly variant: string;
  /** The points for a draw. */
  readonly draw: number;
  /** A draw after this many plies of a game; no limit if undefined or 0. */
  readonly plies?: number;
  readonly games: number;
  readonly stages: readonly Stage[];
  /** The rounds with these numbers, for a contestant. */
  roundsOf(contestant: One, from: number, to: number): RoundsPlan;
}

/** The result of a contestant. */
export interface Measurement {
  readonly score: Score;
  /** The share of the points it counts for. */
  readonly share: number;
}

/** Rounds shared by all contestants: one plan per stage, so that a task contains and draws it once. */
export function sharedRounds(plan: Omit<RoundsPlan, 'count'>): Contest['roundsOf'] {
  const made = new Map<string, RoundsPlan>();
  return (_, from, to) => {
    const name = `${from} ${to}`;
    const stage = made.get(name) ?? { ...plan, count: to - from, path: [...plan.path, from] };
    made.set(name, stage);
    return stage;
  };
}

/** The share of the points of a score, given the points for a draw. */
export function pointsShare(score: Score, draw: number): number {
  const games = gamesOf(score);
  return games === 0 ? 0 : (score.wins + draw * score.draws) / games;
}

/** Contestants may still be created while the first of them play. `isKept` is read after the first stage. */
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
 * Rounds in one task: enough that sending it costs little, few enough that all threads have work to the end. Games of
 * one strategy may be ten times as long as those of another, so contestants with many rounds are split up.
 */
const ROUNDS_IN_TASK = 200;
/** Few, so that no thread waits long for another at the end of a generation. */
const PLAYERS_IN_TASK = 6;

interface Part<One> {
  readonly one: One;
  readonly stretch: Stretch;
}

/** Plays the given rounds for all contestants still in the race. */
async function playStage<One extends Contestant>(
  pool: RoundsPool,
  contest: Contest<One>,
  racing: Iterable<One>,
  [from, to]: readonly [number, number],
  scores: Map<One, Score>,
  onGames: (games: number) => void,
): Promise<One[]> {
  const size = Math.max(1, Math.min(PLAYERS_IN_TASK, Math.floor(ROUNDS_IN_TASK / (to - from))));
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

/** The number of contestants in a share of the total, rounded up. Tolerates rounding errors: 7 / 25 of 25 is 7. */
export function countOf(share: number, total: number): number {
  return Math.ceil(share * total - 1e-9);
}

/** Who qualified after a stage, and who did not. */
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
 * In the order of the contestants. Works from the last cut to the first, because those above a cut may have done badly
 * later. Contestants that were kept played all games and are not capped.
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
