/** The scores in the stored result of a test, by opponent. Protocols differ in what else they store. */

import type { Json } from '../base/json.ts';
import type { Interval } from '../stats/wilson.ts';
import { wilsonInterval } from '../stats/wilson.ts';
import type { StoredTest, TestRecord } from '../store/records.ts';
import { jsonAt, numberAt, textAt } from './jsonAt.ts';

export interface TestScore {
  readonly opponent: string;
  readonly games: number;
  readonly wins: number;
  /** Null where they were not counted. */
  readonly draws: number | null;
  readonly winRate: Share;
  /** The share of points, half a point for a draw; null where draws were not counted. */
  readonly points: Share | null;
}

interface Share extends Interval {
  readonly value: number;
}

/** A fair test has a score against each opponent, other tests only one, against random moves. */
export function testScores({ result }: Pick<TestRecord, 'result'>): TestScore[] {
  const opponents = jsonAt(result, 'players', 0, 'opponents');
  return (Array.isArray(opponents) ? (opponents as readonly Json[]) : [result])
    .map(scoreOf)
    .filter((score) => score !== undefined);
}

/**
 * The latest score of a run against each opponent, in its own game and from tests that were not stopped early. A
 * protocol other than the fair one follows the name of the opponent in brackets.
 */
export function latestScores(all: readonly StoredTest[], variant: string): Map<string, TestScore> {
  const tests = all.filter((test) => test.variant === variant && Object(test.result).isComplete !== false);
  const nameOf = ({ protocol }: StoredTest): string => (protocol === 'fair' ? '' : ` (${protocol})`);
  return new Map(tests.flatMap((test) => testScores(test).map((score) => [`${score.opponent}${nameOf(test)}`, score])));
}

function scoreOf(result: Json): TestScore | undefined {
  const [wins, games] = [numberAt(result, 'wins'), numberAt(result, 'games')];
  if (wins === undefined || games === undefined || !(wins >= 0 && wins <= games && games > 0)) return undefined;
  const draws = numberAt(result, 'draws') ?? null;
  return {
    opponent: textAt(result, 'opponent') ?? 'random',
    games,
    wins,
    draws,
    winRate: { value: wins / games, ...wilsonInterval(wins, games) },
    points: draws === null ? null : pointsOf(result, wins + Math.max(0, Math.min(draws, games - wins)) / 2, games),
  };
}

/** The stored interval of a fair test accounts for pairs of games; other tests treat points as successes. */
function pointsOf(result: Json, points: number, games: number): Share {
  const [low, high] = [numberAt(result, 'points', 'low'), numberAt(result, 'points', 'high')];
  const isStored = low !== undefined && high !== undefined;
  return { value: points / games, ...(isStored ? { low, high } : wilsonInterval(points, games)) };
}
