/**
 * How accurate duels are (section 6): the result of a duel of two individuals, with searches of two depths, compared
 * with a long match between the same two, six plies deep from random openings.
 */

import type { EventSetup, GamePool } from '../../arena/encounters.ts';
import { playEncounters } from '../../arena/encounters.ts';
import { START } from '../../arena/opening.ts';
import { namedOpenings } from '../../arena/openings.ts';
import type { PairRecord } from '../../arena/tally.ts';
import { EMPTY_TALLY, addPair, pointsOf, totalOf } from '../../arena/tally.ts';
import type { Side } from '../../rules/side.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import { variantNamed } from '../../rules/variant.ts';
import { outcomeOfDuel } from '../../trials/playDuels.ts';
import type { Game, ShapeName } from './heuristics.ts';
import { variantOf } from './heuristics.ts';
import { MOST_PLIES, paperPlayer } from './paperPlayers.ts';

/** 1 if the first individual won, 0 if it lost, one half if neither won. */
type DuelOutcome = number;

/** A type, not an interface, so that it is Json. */
export type DuelRecord = {
  readonly game: Game;
  readonly shape: ShapeName;
  readonly number: number;
  readonly depths: readonly [number, number];
  /** The outcome of the duel at each depth. */
  readonly outcomes: readonly [DuelOutcome, DuelOutcome];
  /** The points of the first individual in the long match, and its games. */
  readonly points: number;
  readonly games: number;
};

export interface DuelTask extends Pick<DuelRecord, 'game' | 'shape' | 'number' | 'depths' | 'games'> {
  readonly evaluations: readonly [string, string];
  readonly matchDepth: number;
}

const SEED = 2007;
const MATCH = 99;

export async function compareDuels(task: DuelTask, pool: GamePool): Promise<DuelRecord> {
  const { game, shape, number, depths, games, evaluations, matchDepth } = task;
  const variant = variantOf(game);
  const eventAt = (depth: number, part: number): EventSetup => ({
    variant,
    players: evaluations.map((evaluation) => paperPlayer(evaluation, depth)),
    opening: () => START,
    seed: SEED + number,
    part,
    plies: MOST_PLIES,
  });
  const outcomes: DuelOutcome[] = [];
  for (const depth of depths) {
    for await (const { pair } of playEncounters(pool, eventAt(depth, depth), roundsOf(1))) {
      outcomes.push(outcomeOf(pair));
    }
  }
  const openings = namedOpenings('random:plies=4', variantNamed(variant), SEED + number)!;
  const match = { ...eventAt(matchDepth, MATCH), opening: (round: number) => openings.at(round) };
  let tally = EMPTY_TALLY;
  for await (const { pair } of playEncounters(pool, match, roundsOf(games / 2))) tally = addPair(tally, pair);
  const [shallow, deep] = outcomes as [DuelOutcome, DuelOutcome];
  return { game, shape, number, depths, games, outcomes: [shallow, deep], points: pointsOf(totalOf(tally)) };
}

function roundsOf(count: number): { first: number; second: number; round: number }[] {
  return Array.from({ length: count }, (_, round) => ({ first: 0, second: 1, round }));
}

/** The first individual is Black in the first game. */
export function outcomeOf([first, second]: PairRecord): DuelOutcome {
  return outcomeOfDuel([duelGame(first, BLACK), duelGame(second, WHITE)]);
}

function duelGame({ winner, moves }: PairRecord[0], own: Side): Parameters<typeof outcomeOfDuel>[0][0] {
  return { winner: winner === undefined ? undefined : winner === own ? 'one' : 'other', plies: moves.length };
}

/** How often duels at a depth agree with the long match, over the pairs that the match decides. */
export interface Accuracy {
  readonly depth: number;
  /** Pairs that the long match decides. */
  readonly pairs: number;
  readonly undecided: number;
  readonly agreeing: number;
}

export function accuraciesOf(records: readonly DuelRecord[]): Accuracy[] {
  const decided = records.filter(isDecided);
  return ([0, 1] as const).map((place) => ({
    depth: records[0]?.depths[place] ?? 0,
    pairs: decided.length,
    undecided: decided.filter(({ outcomes }) => outcomes[place] === 0.5).length,
    agreeing: decided.filter((one) => agreement(one, place) === 1).length,
  }));
}

/**
 * By pair: the agreement of the deeper duel less that of the shallower, where an undecided duel agrees by half, as a
 * coin would.
 */
export function agreementGains(records: readonly DuelRecord[]): number[] {
  return records.filter(isDecided).map((one) => agreement(one, 1) - agreement(one, 0));
}

function isDecided({ points, games }: DuelRecord): boolean {
  return points !== games / 2;
}

function agreement({ outcomes, points, games }: DuelRecord, place: 0 | 1): number {
  return points > games / 2 ? outcomes[place] : 1 - outcomes[place];
}
