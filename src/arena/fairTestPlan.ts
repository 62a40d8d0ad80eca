/**
 * What a fair test will play, determined before the first game. It uses the real rules, both colours of every opening,
 * fixed seeds that training never uses, and always the same opponents, so that results of different players can be
 * compared.
 *
 * Two players without randomness always play the same game from the same opening. Openings are therefore used one after
 * the other over all seeds, and no position twice while there are others. When they run out, games with random players
 * start again from the first opening. Between two players without randomness that would only repeat games, so their
 * meeting ends there.
 *
 * Two players meet once, and the games count for both. The order of their specs decides who is Black in the first game
 * of a pair. So a result depends only on the two players and the seeds: not on who else is tested, nor on which of the
 * two is the tested one. The player of a run is resolved once, because the run may continue. No player uses endgame
 * tables, because not every machine has them.
 */

import { InputError } from '../base/inputError.ts';
import { formatSpec, orderPlayer, parseSpec } from '../players/players.ts';
import type { Variant } from '../rules/variant.ts';
import { differentOpenings } from './differentOpenings.ts';
import type { Opening } from './opening.ts';
import type { OpeningSource } from './openings.ts';

/** The default seeds of every test. Tests derive their own random streams from them. */
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
  /** The player itself: the same as the name, except for runs, where it is the run's stored player. */
  readonly spec: string;
}

/** The tested players, their opponents and the number of games. Defaults are the same for all tests. */
export interface FairTestSetup {
  readonly variant: Variant;
  /** The tested players. Several also meet one another and are compared. */
  readonly players: readonly Entrant[];
  /**
   * If given, the players are one group and these the other: the groups are compared, and their members do not meet.
   */
  readonly versus?: readonly Entrant[];
  readonly openings: OpeningSource;
  readonly opponents?: readonly string[];
  readonly seeds?: readonly number[];
  /** Games against each opponent, an even number. */
  readonly games?: number;
}

/** Two players who meet. The first is Black in the first game of each pair. */
interface Meeting {
  readonly first: string;
  readonly second: string;
  /** Their specs, in the same order. */
  readonly specs: readonly [first: string, second: string];
  /** Pairs of games. */
  readonly rounds: number;
}

export interface FairTestPlan {
  readonly variant: string;
  readonly openingsTitle: string;
  /** All different. Round r starts with opening r, and wraps around after the last. */
  readonly openings: readonly Opening[];
  /** Round r belongs to seed r, and wraps around after the last. */
  readonly seeds: readonly number[];
  readonly games: number;
  readonly players: readonly PlannedPlayer[];
  /** The number of players in the first group; all if there is no second. */
  readonly firstGroup: number;
  readonly opponents: readonly string[];
  readonly meetings: readonly Meeting[];
}

/** Specs are checked and written in their shortest form; an invalid one throws an InputError. */
export function planFairTest(setup: FairTestSetup): FairTestPlan {
  const { variant, versus = [], games = TEST_GAMES, seeds = TEST_SEEDS } = setup;
  if (!(games >= 2 && games % 2 === 0 && seeds.length > 0))
    throw new RangeError(`a test needs seeds and an even number of games, not ${games}`);
  const named = new NamedPlayers(variant);
  const players = [...setup.players, ...versus].map((entrant) => named.plan(entrant));
  const twice = players.find(({ player }, index) => players.findIndex((other) => other.player === player) !== index);
  if (twice) throw new InputError('test-twice', `${twice.player} is named twice. Name each player once.`);
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

/** The number of pairs of games in a complete test. */
export function pairsIn({ meetings }: FairTestPlan): number {
  return meetings.reduce((sum, { rounds }) => sum + rounds, 0);
}

/** Whether two groups are compared instead of individual players. */
export function isGrouped({ firstGroup, players }: FairTestPlan): boolean {
  return firstGroup < players.length;
}

/** The opponents of a player: those of the test, and the other players if they meet. */
export function opponentsOf(plan: FairTestPlan, player: string): string[] {
  const others = isGrouped(plan) ? [] : plan.players.map((other) => other.player).filter((name) => name !== player);
  return [...new Set([...plan.opponents, ...others])];
}

/** The index of the meeting of two players, in either order. */
export function meetingOf({ meetings }: FairTestPlan, one: string, other: string): number {
  return meetings.findIndex(
    ({ first, second }) => (first === one && second === other) || (first === other && second === one),
  );
}

/** The players by name. Each is resolved and created once, which checks its spec. */
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

/** Every player with each opponent and, if they meet, with one another; no pair twice. */
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

/** By code units, whose order is the same everywhere, unlike alphabetical order. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
