/**
 * A clash: several games of two players, half with each colour. All matches of the study are clashes, and each is
 * stored when it is done, so that nothing is played twice.
 */

import type { EventSetup, GamePool } from '../../arena/encounters.ts';
import { playEncounters } from '../../arena/encounters.ts';
import type { MoveRecord } from '../../arena/gameRecord.ts';
import { START } from '../../arena/opening.ts';
import { namedOpenings } from '../../arena/openings.ts';
import type { PairRecord } from '../../arena/tally.ts';
import { EMPTY_TALLY, addPair, totalOf } from '../../arena/tally.ts';
import { variantNamed } from '../../rules/variant.ts';
import { CONTROLS } from './design.ts';
import type { Game } from './heuristics.ts';
import { GAMES, HEURISTICS, variantOf } from './heuristics.ts';
import { MOST_PLIES, RIVALS } from './paperPlayers.ts';

/** What a clash is played for. */
const CLASH_KINDS = [
  'tournament',
  'null at equal depth',
  'null searching deeper',
  'temporal differences',
  'control',
  'known player',
  'least squares',
] as const;

export type ClashKind = (typeof CLASH_KINDS)[number];

/** What distinguishes a clash from all others. A type, not an interface, so that it is Json. */
export type ClashKey = {
  readonly kind: ClashKind;
  readonly game: Game;
  /** The seed of the runs. */
  readonly seed: number;
  /** The names of the two. */
  readonly first: string;
  readonly second: string;
};

/** A clash that is due. */
export interface Clash extends ClashKey {
  readonly players: readonly [first: string, second: string];
  readonly games: number;
  /** Undefined if all games begin at the start, and equal moves make them different. */
  readonly openings?: 'three-move' | undefined;
}

/** The result of the first player. */
export type ClashResult = ClashKey & {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The searches of each player and their nodes; a forced move is not searched. */
  readonly searches: readonly [number, number];
  readonly nodes: readonly [number, number];
};

export async function playClash(clash: Clash, pool: GamePool): Promise<ClashResult> {
  const { kind, game, seed, first, second, players, games } = clash;
  const variant = variantOf(game);
  const openings = clash.openings && namedOpenings(clash.openings, variantNamed(variant), seed)!;
  const event: EventSetup = {
    variant,
    players,
    opening: (round) => openings?.at(round) ?? START,
    seed,
    part: partOf(clash),
    plies: MOST_PLIES,
  };
  const rounds = Array.from({ length: games / 2 }, (_, round) => ({ first: 0, second: 1, round }));
  let tally = EMPTY_TALLY;
  const efforts = [NO_EFFORT, NO_EFFORT];
  for await (const { pair } of playEncounters(pool, event, rounds)) {
    tally = addPair(tally, pair);
    for (const place of [0, 1] as const) efforts[place] = addEffort(efforts[place]!, movesOf(pair, place));
  }
  const [one, two] = efforts as [Effort, Effort];
  return {
    kind,
    game,
    seed,
    first,
    second,
    ...totalOf(tally),
    searches: [one.searches, two.searches],
    nodes: [one.nodes, two.nodes],
  };
}

/** Equal keys are the same clash. */
export function clashId({ kind, game, seed, first, second }: ClashKey): string {
  return JSON.stringify([kind, game, seed, first, second]);
}

/** The share of the points of the first player. */
export function scoreOf({ wins, draws, losses }: Pick<ClashResult, 'wins' | 'draws' | 'losses'>): number {
  return (wins + draws / 2) / (wins + draws + losses);
}

interface Effort {
  readonly searches: number;
  readonly nodes: number;
}

const NO_EFFORT: Effort = { searches: 0, nodes: 0 };

function addEffort({ searches, nodes }: Effort, moves: readonly MoveRecord[]): Effort {
  const searched = moves.flatMap((move) => move.nodes ?? []);
  return { searches: searches + searched.length, nodes: searched.reduce((sum, one) => sum + one, nodes) };
}

/** The moves of one player in both games: the first is Black in the first game, and Black begins. */
export function movesOf(pair: PairRecord, place: 0 | 1): MoveRecord[] {
  return pair.flatMap(({ moves, opening }, game) => {
    const opened = opening.moves.split(' ').filter((word) => word !== '').length;
    return moves.filter((_, ply) => (ply + opened + game) % 2 === place);
  });
}

/** A number for the random streams of a clash, so that no two clashes of a seed share them. */
function partOf({ kind, game, first, second }: ClashKey): number {
  const places = [CLASH_KINDS.indexOf(kind), GAMES.indexOf(game), NAMES.indexOf(first), NAMES.indexOf(second)];
  return places.reduce((sum, place) => (NAMES.length + 1) * sum + place + 1, 0);
}

/** Everybody who takes part in a clash. */
const NAMES = [
  ...HEURISTICS.map(({ name }) => name),
  ...CONTROLS.map(({ name }) => name),
  ...Object.values(RIVALS),
] as const satisfies readonly string[];
