/**
 * The result of a fair test as plain JSON. A win rate has the interval of Wilson (1927) with games as trials, as if
 * they were independent. In fact the two games of a pair start with the same opening: one that favours a colour makes
 * the interval too wide, one that favours a player too narrow. A share of points, with half a point for a draw, is not
 * a share of trials. Its interval comes from the points of pairs of games, as in a match (see `stats/elo.ts`). For one
 * colour, where there are no pairs, it comes from Wilson with points as fractional successes, which is rather too wide.
 * All intervals are at 95 %.
 */

import { eloEstimate, expectedScore } from '../stats/elo.ts';
import { sampleDeviation } from '../stats/spread.ts';
import type { Interval } from '../stats/wilson.ts';
import { wilsonInterval } from '../stats/wilson.ts';
import type { GroupResult, PlayerComparison } from './fairTestComparison.ts';
import { comparePlayerGroups, comparePlayers } from './fairTestComparison.ts';
import type { FairTestPlan } from './fairTestPlan.ts';
import { isGrouped, opponentsOf, pairsIn } from './fairTestPlan.ts';
import type { PlayedPair } from './fairTestScores.ts';
import { FairTestScores } from './fairTestScores.ts';
import type { Score, Tally } from './tally.ts';
import { gamesOf, pointsOf, totalOf } from './tally.ts';

/** A share from 0 to 1 with its interval. */
export interface Share extends Interval {
  readonly value: number;
}

/** Games won, drawn and lost, with the shares that follow. */
export interface ScoreResult extends Score {
  readonly games: number;
  readonly winRate: Share;
  /** The share of points. */
  readonly points: Share;
}

/** The games of one seed. */
export interface SeedResult extends Score {
  readonly seed: number;
  readonly games: number;
  readonly winRate: number;
  readonly points: number;
}

/** The results of a player against one opponent, with 95 % intervals. */
export interface OpponentResult extends ScoreResult {
  readonly opponent: string;
  /** The number of different openings in these games. */
  readonly openings: number;
  readonly asBlack: ScoreResult;
  readonly asWhite: ScoreResult;
  readonly perSeed: readonly SeedResult[];
  /** Sample standard deviation over the seeds; null if fewer than two have games. */
  readonly deviation: { readonly winRate: number | null; readonly points: number | null };
  /** The number of pairs of games in which the player scored 0, 0.5, 1, 1.5 and 2 points. */
  readonly pairs: Tally['pairs'];
}

/** The results of a player against each opponent. */
export interface PlayerResult {
  readonly player: string;
  /** The player itself: the same as `player`, except for runs, where it is the run's stored player. */
  readonly spec: string;
  /** Opponents without a finished pair of games are omitted. */
  readonly opponents: readonly OpponentResult[];
}

/** The result of a fair test. */
export interface FairResult {
  readonly protocol: 'fair';
  readonly variant: string;
  readonly openings: string;
  readonly seeds: readonly number[];
  /** Planned games against each opponent. Fewer were played where they would have repeated. */
  readonly games: number;
  /** False if the test was interrupted. */
  readonly isComplete: boolean;
  readonly players: readonly PlayerResult[];
  /** Each player with each other, all p-values adjusted together; empty if there are groups. */
  readonly comparisons: readonly PlayerComparison[];
  readonly groups: GroupResult | null;
}

export function fairTestResult(plan: FairTestPlan, played: readonly PlayedPair[]): FairResult {
  const scores = new FairTestScores(plan, played);
  const { variant, openingsTitle, seeds, games } = plan;
  return {
    protocol: 'fair',
    variant,
    openings: openingsTitle,
    seeds,
    games,
    isComplete: played.length === pairsIn(plan),
    players: plan.players.map((_, index) => playerResult(plan, scores, index)),
    comparisons: isGrouped(plan) ? [] : comparePlayers(plan, scores),
    groups: isGrouped(plan) ? comparePlayerGroups(plan, scores) : null,
  };
}

/** The part of a result about one player, complete in itself. */
export function resultOfPlayer(result: FairResult, player: string): FairResult {
  const players = result.players.filter((entry) => entry.player === player);
  return { ...result, players, comparisons: [], groups: null };
}

function playerResult(plan: FairTestPlan, scores: FairTestScores, index: number): PlayerResult {
  const { player, spec } = plan.players[index]!;
  const opponents = opponentsOf(plan, player)
    .map((opponent) => opponentResult(plan, scores, player, opponent))
    .filter(({ games }) => games > 0);
  return { player, spec, opponents };
}

function opponentResult(plan: FairTestPlan, scores: FairTestScores, player: string, opponent: string): OpponentResult {
  const tally = scores.tally(player, opponent);
  const perSeed = plan.seeds
    .map((seed) => seedResult(seed, totalOf(scores.tally(player, opponent, seed))))
    .filter(({ games }) => games > 0);
  const rounds = [...scores.pairPoints(player, opponent).keys()];
  const deviation = (values: number[]): number | null => sampleDeviation(values) ?? null;
  return {
    opponent,
    ...scoreResult(totalOf(tally), pairInterval(tally)),
    openings: new Set(rounds.map((round) => round % plan.openings.length)).size,
    asBlack: scoreResult(tally.asBlack),
    asWhite: scoreResult(tally.asWhite),
    perSeed,
    deviation: {
      winRate: deviation(perSeed.map(({ winRate }) => winRate)),
      points: deviation(perSeed.map(({ points }) => points)),
    },
    pairs: tally.pairs,
  };
}

function scoreResult(score: Score, points?: Interval): ScoreResult {
  const games = gamesOf(score);
  return {
    games,
    ...score,
    winRate: { value: shareOf(score.wins, games), ...wilsonInterval(score.wins, games) },
    points: { value: shareOf(pointsOf(score), games), ...(points ?? wilsonInterval(pointsOf(score), games)) },
  };
}

function seedResult(seed: number, score: Score): SeedResult {
  const games = gamesOf(score);
  return { seed, games, ...score, winRate: shareOf(score.wins, games), points: shareOf(pointsOf(score), games) };
}

/** The interval of the mean points per game. */
function pairInterval({ pairs }: Tally): Interval | undefined {
  const estimate = eloEstimate(pairs);
  return estimate && { low: expectedScore(estimate.low), high: expectedScore(estimate.high) };
}

/** 0 without games, so that a result stays plain JSON. */
function shareOf(part: number, games: number): number {
  return games === 0 ? 0 : part / games;
}
