/** All bouts with their results, and how two of them compare. */

import type { Score } from '../../arena/tally.ts';
import { addScores, gamesOf, pointsOf } from '../../arena/tally.ts';
import { InputError } from '../../base/inputError.ts';
import type { Estimate } from '../../charts/chart.ts';
import type { Difference } from '../../stats/newcombe.ts';
import { newcombeDifference } from '../../stats/newcombe.ts';
import { wilsonInterval } from '../../stats/wilson.ts';
import type { Store } from '../../store/store.ts';
import type { BoutKind } from './bouts.ts';
import { rowName } from './bouts.ts';
import { storedParts } from './measurements.ts';
import type { MoveTimes, PartResult } from './playBout.ts';
import type { PublishedRow } from './published.ts';
import { ROWS } from './published.ts';

/** The results of a bout, from the side of the player that is measured. */
export interface BoutResult {
  readonly kind: string;
  readonly name: string;
  readonly asBlack: Score;
  readonly asWhite: Score;
  /** Of the player that is measured, and of its opponent, when they began. */
  readonly firstMoves: readonly [FirstMoves, FirstMoves];
  readonly plies: number;
  /** Of every part. */
  readonly times: readonly (readonly [MoveTimes, MoveTimes])[];
}

export type FirstMoves = Readonly<Record<string, number>>;

/** A row of the paper and its repetition. */
export interface RepeatedRow {
  readonly published: PublishedRow;
  readonly measured: BoutResult;
}

export interface Evidence {
  readonly bouts: readonly BoutResult[];
  /** In the order of the tables. */
  readonly rows: readonly RepeatedRow[];
}

export function gatherEvidence(store: Store): Evidence {
  const bouts = joinParts(storedParts(store));
  const rows = ROWS.map((published) => {
    const measured = bouts.find((bout) => bout.kind === 'row' && bout.name === rowName(published));
    if (!measured) {
      throw new InputError(
        'paper-unfinished',
        `Row ${rowName(published)} has not been played yet. Run evodraughts paper hughes2005 until it is complete.`,
      );
    }
    return { published, measured };
  });
  return { bouts, rows };
}

/** A row by its name in the tables; those of Table 3 exist for two depths. */
export function rowOf({ rows }: Evidence, row: string, opponent?: number): BoutResult {
  return rows.find(
    ({ published }) => published.row === row && (opponent === undefined || published.opponent === opponent),
  )!.measured;
}

export function boutsOfKind({ bouts }: Pick<Evidence, 'bouts'>, kind: BoutKind): BoutResult[] {
  return bouts.filter((bout) => bout.kind === kind);
}

export function totalOfBout({ asBlack, asWhite }: Pick<BoutResult, 'asBlack' | 'asWhite'>): Score {
  return addScores(asBlack, asWhite);
}

/** The results of several bouts together. */
export function totalOfBouts(bouts: readonly BoutResult[]): Score {
  return bouts.map(totalOfBout).reduce(addScores);
}

/** Two results as if both had as many games as the smaller one, so that they count equally. */
export function addedEqually(one: Score, two: Score): Score {
  const games = Math.min(gamesOf(one), gamesOf(two));
  const [first, second] = [one, two].map((score) => {
    const share = games / gamesOf(score);
    return { wins: share * score.wins, draws: share * score.draws, losses: share * score.losses };
  }) as [Score, Score];
  return addScores(first, second);
}

/** The share of the points with its 95 % interval (Wilson). */
export function pointsShare(score: Score): Estimate {
  const games = gamesOf(score);
  return { value: pointsOf(score) / games, ...wilsonInterval(pointsOf(score), games) };
}

/** How much greater the share of the points is in one result than in another (Newcombe). */
export function gapOf(one: Score, two: Score): Difference {
  const share = (score: Score) => ({ successes: pointsOf(score), trials: gamesOf(score) });
  return newcombeDifference(share(one), share(two));
}

/** The published wins, draws and losses of a row, with both colours. */
export function publishedScore({ black, white }: PublishedRow): Score {
  const [wins, draws, losses] = [0, 1, 2].map((index) => black[index]! + white[index]!) as [number, number, number];
  return { wins, draws, losses };
}

function joinParts(parts: readonly PartResult[]): BoutResult[] {
  const byName = Map.groupBy(parts, ({ kind, name }) => JSON.stringify([kind, name]));
  return [...byName.values()].map((own): BoutResult => ({
    kind: own[0]!.kind,
    name: own[0]!.name,
    asBlack: own.map(({ asBlack }) => asBlack).reduce(addScores),
    asWhite: own.map(({ asWhite }) => asWhite).reduce(addScores),
    firstMoves: [
      addMoves(own.map(({ firstMoves }) => firstMoves[0])),
      addMoves(own.map(({ firstMoves }) => firstMoves[1])),
    ],
    plies: own.reduce((sum, { plies }) => sum + plies, 0),
    times: own.map(({ times }) => times),
  }));
}

export function addMoves(counts: readonly FirstMoves[]): FirstMoves {
  const sum: Record<string, number> = {};
  for (const moves of counts) for (const [move, count] of Object.entries(moves)) sum[move] = (sum[move] ?? 0) + count;
  return sum;
}
