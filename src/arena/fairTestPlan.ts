/**
 * What a fair test will play, worked out before the first game. Real rules, both colours of every opening, fixed seeds
 * that no training uses, and always the same opponents, so that results of different players can be laid side by side.
 *
 * Two players without chance always play the same game from the same opening. Openings are therefore used up one after
 * the other over all seeds, and no position twice while there are others. When they are used up, games against chance
 * go on from the first opening; between two players without chance that would only repeat games, so there it ends.
 *
 * Two who meet do so once, and the games count for both. Which of them is Black in the first game of a pair is decided
 * by the order of their specs. So a result depends on the two players and the seeds alone: not on who else is tested,
 * nor on who of the two is the one that is tested. The player of a run is looked up once, for the run may go on. Nobody
 * uses endgame tables, for not every machine has them.
 */

import { InputError } from '../base/inputError.ts';
import { formatSpec, orderPlayer, parseSpec } from '../players/players.ts';
import type { Variant } from '../rules/variant.ts';
import { differentOpenings } from './differentOpenings.ts';
import type { Opening } from './opening.ts';
import type { OpeningSource } from './openings.ts';

/** The seeds of every test, unless somebody asks for others. Tests have random streams of their own below them. */
export const TEST_SEEDS: readonly number[] = [90_001, 90_002, 90_003, 90_004, 90_005];

export const TEST_OPPONENTS: readonly string[] = [
  'random',
  'alphabeta:depth=1',
  'alphabeta:depth=2',
  'alphabeta:depth=4',
];

/** Games against each opponent: five seeds, fifty openings each, both colours. */
export const TEST_GAMES = 500;

/** A player in a test. */
export interface Entrant {
  readonly player: string;
}

/** An entrant under the shortest form of its name. */
interface PlannedPlayer extends Entrant {
  /** Who plays: the same as the name but for runs, where it is what the store has for them. */
  readonly spec: string;
}

/** Who is tested, against whom, and on how many games. What is left out is the same for all tests. */
export interface FairTestSetup {
  readonly variant: Variant;
  /** Who is tested. Several meet one another too and are compared. */
  readonly players: readonly Entrant[];
  /** With it, the players are one group and these the other: the groups are compared, and nobody in them meets. */
  readonly versus?: readonly Entrant[];
  readonly openings: OpeningSource;
  readonly opponents?: readonly string[];
  readonly seeds?: readonly number[];
  /** Games against each opponent, an even number. */
  readonly games?: number;
}

/** Two who meet. The first is Black in the first game of each pair. */
interface Meeting {
  readonly first: string;
  readonly second: string;
  /** Who plays, in the same order. */
  readonly specs: readonly [first: string, second: string];
  /** Pairs of games. */
  readonly rounds: number;
}

export interface FairTestPlan {
  readonly variant: string;
  readonly openingsTitle: string;
  /** All different. Round r begins with the r-th, and with the first again after the last. */
  readonly openings: readonly Opening[];
  /** Round r belongs to seed r, and to the first again after the last. */
  readonly seeds: readonly number[];
  readonly games: number;
  readonly players: readonly PlannedPlayer[];
  /** How many of the players are of the first group; all where there is no second. */
  readonly firstGroup: number;
  readonly opponents: readonly string[];
  readonly meetings: readonly Meeting[];
}

/** Specs are checked and written in their shortest form; a wrong one is turned down with an InputError. */
export function planFairTest(setup: FairTestSetup): FairTestPlan {
  const { variant, versus = [], games = TEST_GAMES, seeds = TEST_SEEDS } = setup;
  if (!(games >= 2 && games % 2 === 0 && seeds.length > 0)) throw new RangeError(`no test of ${games} games`);
  const named = new NamedPlayers(variant);
  const players = [...setup.players, ...versus].map((entrant) => named.plan(entrant));
  const twice = players.find(({ player }, index) => players.findIndex((other) => other.player === player) !== index);
  if (twice) throw new InputError('test-twice', `${twice.player} is named twice; a player is tested once.`);
  const opponents = [...new Set((setup.opponents ?? TEST_OPPONENTS).map((spec) => named.name(spec)))];
  const openings = differentOpenings(setup.openings, variant, games / 2);
  const meetings = pairsOf(players, opponents, versus.length === 0).map((pair) =>
    named.meeting(pair, games / 2, openings.length),
  );
  return {
    variant: variant.name,
    openingsTitle: setup.openings.title,
    openings,
    seeds,
    games,
    players,
    firstGroup: setup.players.length,
    opponents,
    meetings,
  };
}

/** The pairs of games that a whole test has. */
export function pairsIn({ meetings }: FairTestPlan): number {
  return meetings.reduce((sum, { rounds }) => sum + rounds, 0);
}

/** Whether two groups are compared, and not each player with each. */
export function isGrouped({ firstGroup, players }: FairTestPlan): boolean {
  return firstGroup < players.length;
}

/** The opponents of a player: those of the test, and the other players where they meet. */
export function opponentsOf(plan: FairTestPlan, player: string): string[] {
  const others = isGrouped(plan) ? [] : plan.players.map((other) => other.player).filter((name) => name !== player);
  return [...new Set([...plan.opponents, ...others])];
}

/** The index of the meeting of two, in whatever order. */
export function meetingOf({ meetings }: FairTestPlan, one: string, other: string): number {
  return meetings.findIndex(
    ({ first, second }) => (first === one && second === other) || (first === other && second === one),
  );
}

/** The players by name. Each is looked up and made once: that checks its spec. */
class NamedPlayers {
  readonly #variant: Variant;
  readonly #players = new Map<string, { spec: string; isRandom: boolean }>();

  constructor(variant: Variant) {
    this.#variant = variant;
  }

  name(text: string): string {
    const { name, spec, isRandom } = orderPlayer(text, this.#variant);
    if (!this.#players.has(name)) this.#players.set(name, { spec: withoutTables(spec), isRandom });
    return name;
  }

  plan(entrant: Entrant): PlannedPlayer {
    const player = this.name(entrant.player);
    return { player, spec: this.#specOf(player) };
  }

  /** `wanted` pairs of games, or as many as are different. */
  meeting(pair: readonly [string, string], wanted: number, different: number): Meeting {
    const [first, second] = pair.toSorted((one, other) => compareText(this.#specOf(one), this.#specOf(other)));
    const isRandom = pair.some((name) => this.#players.get(name)!.isRandom);
    return {
      first: first!,
      second: second!,
      specs: [this.#specOf(first!), this.#specOf(second!)],
      rounds: isRandom ? wanted : different,
    };
  }

  #specOf(name: string): string {
    return this.#players.get(name)!.spec;
  }
}

/** The same player without endgame tables. */
export function withoutTables(spec: string): string {
  const { kind, values } = parseSpec(spec);
  const without = 'standsFor' in kind ? undefined : kind.withoutTables?.(values);
  return without ? formatSpec(kind, without) : spec;
}

/** Everybody with each opponent and, where they meet, with one another; no two of them twice. */
function pairsOf(players: readonly Entrant[], opponents: readonly string[], isMutual: boolean): [string, string][] {
  const pairs = new Map<string, [string, string]>();
  for (const [index, { player }] of players.entries()) {
    const others = isMutual ? players.slice(0, index).map((other) => other.player) : [];
    for (const opponent of [...opponents, ...others]) {
      pairs.set([player, opponent].toSorted(compareText).join('\n'), [player, opponent]);
    }
  }
  return [...pairs.values()];
}

/** By code units, which are in the same order everywhere, unlike the alphabets of languages. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
