/**
 * The opponents and openings of a generation. Rounds depend only on the run's seed and the generation, so that all
 * individuals of a generation play the same ones: differences between them are then due to play, not luck. The original
 * EvoDraughts drew separately for every individual; `sameGames: false` does so for every different strategy.
 */

import { openGame } from '../arena/opening.ts';
import type { OpeningSource } from '../arena/openings.ts';
import { namedOpenings } from '../arena/openings.ts';
import type { Rng } from '../base/rng.ts';
import { createRng, randomBelow, randomFraction, shuffle } from '../base/rng.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import { zobristHigh } from '../rules/zobrist.ts';

/** An opponent, or a pool of those that the run itself bred, and how often it is met. */
export type Opponent =
  | { readonly player: string; readonly weight: number }
  | { readonly pool: { readonly hall: number; readonly previous: number }; readonly weight: number };

/** What a run has bred so far; the hall of fame is in its own order. */
export interface Bred<Strategy> {
  readonly hall: readonly Strategy[];
  readonly previous: readonly Strategy[];
}

/** Opponents with their shares of the games, which sum to one. */
export type Mix = readonly { readonly player: string; readonly share: number }[];

/** An opening and an opponent, met once with each colour. */
export interface Round {
  readonly start: Position;
  /** A player spec. */
  readonly opponent: string;
  /** The root of the random streams of its two games. */
  readonly seed: readonly [number, ...number[]];
}

/** Rounds as plain data: everything needed to draw them in any thread. */
export interface RoundsPlan {
  readonly mix: Mix;
  /** The name of a source of openings. */
  readonly openings: string;
  readonly purpose: Purpose;
  readonly count: number;
  /** Whether opponents get their exact shares, as far as possible, instead of being drawn one by one. */
  readonly isSpread: boolean;
  /** The run's seed, and the path that separates these rounds from others of the run. */
  readonly path: readonly [number, ...number[]];
}

/** The purpose of games. Each purpose has start positions that the others never see, unless there is only one. */
type Purpose = (typeof PURPOSES)[number];

const PURPOSES = ['training', 'validation', 'confirmation'] as const;

/**
 * The opponents of a generation. A pool contains the first of the hall of fame and some of the previous population,
 * drawn at random, all with equal shares. While there are none, the other opponents share its games.
 */
export function mixOpponents<Strategy>(
  opponents: readonly Opponent[],
  bred: Bred<Strategy>,
  playerOf: (strategy: Strategy) => string,
  rng: Rng,
): Mix {
  const weights = new Map<string, number>();
  const add = (player: string, weight: number): void => {
    weights.set(player, (weights.get(player) ?? 0) + weight);
  };
  for (const opponent of opponents) {
    if ('player' in opponent) add(opponent.player, opponent.weight);
    else {
      const pool = poolOf(opponent.pool, bred, rng);
      for (const strategy of pool) add(playerOf(strategy), opponent.weight / pool.length);
    }
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights].map(([player, weight]) => ({ player, share: weight / total }));
}

function poolOf<Strategy>(
  pool: { readonly hall: number; readonly previous: number },
  bred: Bred<Strategy>,
  rng: Rng,
): Strategy[] {
  const previous = [...bred.previous];
  shuffle(previous, rng);
  return [...bred.hall.slice(0, pool.hall), ...previous.slice(0, pool.previous)];
}

/** The rounds of a plan, in random order. */
export function drawRounds(plan: RoundsPlan, variant: Variant): Round[] {
  const { mix, count, isSpread, path } = plan;
  const rng = createRng(...path, DRAWS);
  const starts = startsFor(plan, variant);
  const places = Array.from({ length: count }, isSpread ? evenPlaces(count, rng) : () => randomFraction(rng));
  if (isSpread) shuffle(places, rng);
  return places.map((place, round) => ({
    start: starts.at(randomBelow(rng, MOST_NUMBERS)),
    opponent: playerAt(mix, place),
    seed: [...path, round],
  }));
}

/** A start position for training, drawn from openings by their name. */
export function drawStart(openings: string, path: RoundsPlan['path'], variant: Variant): Position {
  const starts = startsFor({ openings, purpose: 'training', path }, variant);
  return starts.at(randomBelow(createRng(...path, DRAWS), MOST_NUMBERS));
}

/** Differs from all round numbers. */
const DRAWS = -1;

/** One draw decides where to start, and the places follow in even steps. */
function evenPlaces(count: number, rng: Rng): (value: unknown, round: number) => number {
  const offset = randomFraction(rng);
  return (_, round) => (round + offset) / count;
}

function playerAt(mix: Mix, place: number): string {
  let sum = 0;
  for (const { player, share } of mix) {
    sum += share;
    if (place < sum) return player;
  }
  return mix.at(-1)!.player;
}

/** The openings of one purpose as positions, each made once. */
class Starts {
  readonly #variant: Variant;
  readonly #source: OpeningSource;
  readonly #purpose: Purpose;
  /** All openings, if the source is finite. */
  readonly #listed: readonly Position[];
  readonly #made = new Map<number, Position>();

  constructor(variant: Variant, source: OpeningSource, purpose: Purpose) {
    this.#variant = variant;
    this.#source = source;
    this.#purpose = purpose;
    const count = source.count === Infinity ? 0 : source.count;
    const all = Array.from({ length: count }, (_, round) => this.#open(round));
    const own = all.filter((position) => purposeOf(position) === purpose);
    this.#listed = own.length === 0 ? all : own;
  }

  at(number: number): Position {
    const { length } = this.#listed;
    return length > 0 ? this.#listed[number % length]! : (this.#made.get(number) ?? this.#find(number));
  }

  /** A random opening, redrawn while it belongs to another purpose. */
  #find(number: number): Position {
    let position = this.#open(number);
    for (let draw = 1; purposeOf(position) !== this.#purpose && draw < MOST_DRAWS; draw++) {
      position = this.#open(number + draw * MOST_NUMBERS);
    }
    if (this.#made.size === MOST_STARTS) this.#made.clear();
    this.#made.set(number, position);
    return position;
  }

  #open(round: number): Position {
    return openGame(this.#variant, this.#source.at(round)).position;
  }
}

/** Depends only on the position, whatever the source of the opening. */
function purposeOf({ black, white, kings, turn }: Position): Purpose {
  return PURPOSES[(zobristHigh(black, white, kings, turn) >>> 0) % PURPOSES.length]!;
}

/** An upper limit of opening numbers. */
const MOST_NUMBERS = 2 ** 20;
/** A single ply leads to so few positions that a purpose may have none of them. */
const MOST_DRAWS = 100;
const MOST_STARTS = 10_000;

/** Consecutive tasks of a generation use the same openings, so the last ones are cached. */
let latest: { readonly name: string; readonly starts: Starts } | undefined;

function startsFor(
  { openings, purpose, path: [seed] }: Pick<RoundsPlan, 'openings' | 'purpose' | 'path'>,
  variant: Variant,
): Starts {
  const name = `${variant.name} ${openings} ${seed} ${purpose}`;
  latest =
    latest?.name === name
      ? latest
      : { name, starts: new Starts(variant, namedOpenings(openings, variant, seed)!, purpose) };
  return latest.starts;
}
