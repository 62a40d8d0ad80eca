/**
 * Plays a part of a bout, from the start of the game, by the rule of the paper: a game is drawn after 100 moves of each
 * side and for no other reason. Parts are small, and each is stored when it is done.
 */

import type { EventSetup, GamePool } from '../../arena/encounters.ts';
import { playEncounters } from '../../arena/encounters.ts';
import type { GameRecord } from '../../arena/gameRecord.ts';
import { START } from '../../arena/opening.ts';
import type { Score, Tally } from '../../arena/tally.ts';
import { EMPTY_TALLY, addPair } from '../../arena/tally.ts';
import { scramble } from '../../base/rng.ts';
import { median } from '../../stats/quartiles.ts';
import type { Bout } from './bouts.ts';

const PLIES = 200;
const SEED = 2005;

/** Games with each colour that are stored together. */
const PART_GAMES = 10;

/** The games of a bout from one number up to another. */
export interface BoutPart {
  readonly bout: Bout;
  readonly from: number;
  readonly to: number;
}

/** Results by colour, of the player that is measured. A type, not an interface, so that it is Json. */
export type PartResult = {
  readonly kind: string;
  readonly name: string;
  readonly asBlack: Count;
  readonly asWhite: Count;
  /** How often each player began with which move. */
  readonly firstMoves: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
  readonly plies: number;
  readonly times: readonly [MoveTimes, MoveTimes];
};

type Count = Readonly<Record<keyof Score, number>>;

/** The time of a move in milliseconds; of moves that were not forced, the median, and the longest. */
export type MoveTimes = { readonly median: number; readonly most: number };

export function partsOf(bout: Bout): BoutPart[] {
  const parts: BoutPart[] = [];
  for (let from = 0; from < bout.gamesPerColour; from += PART_GAMES) {
    parts.push({ bout, from, to: Math.min(from + PART_GAMES, bout.gamesPerColour) });
  }
  return parts;
}

/** Equal ids are the same games. */
export function partId({ bout: { kind, name }, from, to }: BoutPart): string {
  return JSON.stringify([kind, name, from, to]);
}

export async function playPart({ bout, from, to }: BoutPart, pool: GamePool): Promise<PartResult> {
  const { kind, name, players } = bout;
  const event: EventSetup = {
    variant: 'english',
    players,
    opening: () => START,
    seed: SEED,
    part: numberOf(`${kind}: ${name}`),
    plies: PLIES,
    onlyPlies: true,
  };
  const rounds = Array.from({ length: to - from }, (_, index) => ({ first: 0, second: 1, round: from + index }));
  let tally: Tally = EMPTY_TALLY;
  const firstMoves: [Record<string, number>, Record<string, number>] = [{}, {}];
  const times: [number[], number[]] = [[], []];
  let plies = 0;
  for await (const { pair } of playEncounters(pool, event, rounds)) {
    tally = addPair(tally, pair);
    for (const [black, record] of pair.entries()) {
      const first = record.moves[0]!.move;
      const counts = firstMoves[black]!;
      counts[first] = (counts[first] ?? 0) + 1;
      plies += record.moves.length;
      for (const place of [0, 1] as const) times[place].push(...timesOf(record, place === black ? 0 : 1));
    }
  }
  const { asBlack, asWhite } = tally;
  return {
    kind,
    name,
    asBlack: { ...asBlack },
    asWhite: { ...asWhite },
    firstMoves,
    plies,
    times: [summaryOf(times[0]), summaryOf(times[1])],
  };
}

/** The times of one side; a searching player does not report nodes of a forced move. */
function timesOf({ moves }: GameRecord, side: number): number[] {
  return moves.filter(({ nodes }, ply) => ply % 2 === side && nodes !== undefined).map(({ timeMs }) => timeMs);
}

function summaryOf(times: readonly number[]): MoveTimes {
  return times.length === 0
    ? { median: 0, most: 0 }
    : { median: median(times), most: times.reduce((one, two) => Math.max(one, two)) };
}

/** A number for the random streams of a bout, so that no two bouts share them. */
function numberOf(name: string): number {
  return Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, code) => scramble(sum + code), 0) >>> 0;
}
