/**
 * A bout: games of the champion of a run against another player, half with each colour, from openings of three moves. All
 * games of the study after its runs are bouts, and each is stored when it is done.
 */

import type { EventSetup, GamePool } from '../../arena/encounters.ts';
import { playEncounters } from '../../arena/encounters.ts';
import { namedOpenings } from '../../arena/openings.ts';
import type { Score } from '../../arena/tally.ts';
import { EMPTY_TALLY, addPair, totalOf } from '../../arena/tally.ts';
import { scramble } from '../../base/rng.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { median } from '../../stats/quartiles.ts';

/** What a bout is played for. */
export type BoutKind =
  /** The champion as it was trained, against the best of an earlier generation of its run. */
  | 'earlier generation'
  /** Two champions of the same seed, both in a search of two plies. */
  | 'other condition'
  /** The champion inside the tree search of the report. */
  | 'tree search'
  /** The champion searches four plies, against itself with two. */
  | 'deeper search';

/** What distinguishes a bout from all others. A type, not an interface, so that it is Json. */
export type BoutKey = {
  readonly kind: BoutKind;
  readonly condition: string;
  readonly seed: number;
  readonly rival: string;
};

/** A bout that is due. */
export interface Bout extends BoutKey {
  readonly players: readonly [champion: string, rival: string];
  readonly games: number;
}

/** The result of the champion. */
export type BoutResult = BoutKey & {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Of all games. */
  readonly plies: number;
  /** The median time of a move of the champion and of its rival, in milliseconds. */
  readonly moveMs: readonly [number, number];
};

export async function playBout({ players, games, ...key }: Bout, pool: GamePool): Promise<BoutResult> {
  const { kind, condition, seed, rival } = key;
  const openings = namedOpenings('three-move', ENGLISH, seed)!;
  const event: EventSetup = {
    variant: ENGLISH.name,
    players,
    opening: (round) => openings.at(round),
    seed,
    part: numberOf(boutId(key)),
  };
  const rounds = Array.from({ length: games / 2 }, (_, round) => ({ first: 0, second: 1, round }));
  let tally = EMPTY_TALLY;
  let plies = 0;
  const times: [number[], number[]] = [[], []];
  for await (const { pair } of playEncounters(pool, event, rounds)) {
    tally = addPair(tally, pair);
    for (const [game, { moves, opening }] of pair.entries()) {
      const opened = opening.moves.split(' ').length;
      plies += opened + moves.length;
      for (const [ply, { timeMs }] of moves.entries()) times[((ply + opened + game) % 2) as 0 | 1].push(timeMs);
    }
  }
  const { wins, draws, losses }: Score = totalOf(tally);
  return { kind, condition, seed, rival, wins, draws, losses, plies, moveMs: [median(times[0]), median(times[1])] };
}

/** Equal keys are the same bout. */
export function boutId({ kind, condition, seed, rival }: BoutKey): string {
  return JSON.stringify([kind, condition, seed, rival]);
}

/** The share of the points of the champion. */
export function shareOf({ wins, draws, losses }: Score): number {
  return (wins + draws / 2) / (wins + draws + losses);
}

/** A number for the random streams of a bout, so that no two bouts share them. */
function numberOf(id: string): number {
  return Array.from(id, (letter) => letter.charCodeAt(0)).reduce((sum, code) => scramble(sum + code), 0) >>> 0;
}
