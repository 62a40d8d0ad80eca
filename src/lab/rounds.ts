/**
 * Whom a generation meets, and from which openings. Rounds are drawn from the run's seed and the generation alone, so
 * that all individuals of a generation play the same ones: differences between them are then differences of play, not
 * of luck. The original EvoDraughts drew anew for every individual; `sameGames: false` does so for every different
 * strategy.
 */

import { openGame } from '../arena/opening.ts';
import type { OpeningSource } from '../arena/openings.ts';
import type { Rng } from '../base/rng.ts';
import { createRng, randomBelow, randomFraction, shuffle } from '../base/rng.ts';
import type { Position } from '../rules/position.ts';
import type { Variant } from '../rules/variant.ts';
import type { Round } from './playRounds.ts';

/** An opponent, or a pool of those that the run itself bred, and how often it is met. */
export type Opponent =
  | { readonly player: string; readonly weight: number }
  | { readonly pool: { readonly hall: number; readonly previous: number }; readonly weight: number };

/** What a run has bred so far, the hall of fame in its order. */
export interface Bred<Strategy> {
  readonly hall: readonly Strategy[];
  readonly previous: readonly Strategy[];
}

/** Opponents with their share of the games, which add up to one. */
export type Mix = readonly { readonly player: string; readonly share: number }[];

/**
 * The opponents of a generation. A pool is the first of the hall of fame and some of the population before, drawn at
 * random, all alike; as long as there are none, the other opponents share its games.
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

/** Openings as positions, each made once. */
export class Starts {
  readonly #variant: Variant;
  readonly #source: OpeningSource;
  readonly #made = new Map<string, Position>();

  constructor(variant: Variant, source: OpeningSource) {
    this.#variant = variant;
    this.#source = source;
  }

  at(round: number): Position {
    const opening = this.#source.at(round);
    const name = `${opening.fen ?? ''} ${opening.moves}`;
    const position = this.#made.get(name) ?? openGame(this.#variant, opening).position;
    if (this.#made.size === MOST_STARTS) this.#made.clear();
    this.#made.set(name, position);
    return position;
  }
}

const MOST_STARTS = 10_000;

/**
 * So many rounds whose opponents have the shares of the mix as exactly as that can be: one draw decides where counting
 * begins, and the rounds follow in even steps. The order is random.
 */
export function spreadRounds(mix: Mix, starts: Starts, count: number, path: readonly [number, ...number[]]): Round[] {
  const rng = createRng(...path, DRAWS);
  const offset = randomFraction(rng);
  const places = Array.from({ length: count }, (_, round) => (round + offset) / count);
  shuffle(places, rng);
  return places.map((place, round) => roundOf(playerAt(mix, place), starts, rng, [...path, round]));
}

/** So many rounds whose opponents are drawn one by one. */
export function drawRounds(mix: Mix, starts: Starts, count: number, path: readonly [number, ...number[]]): Round[] {
  const rng = createRng(...path, DRAWS);
  return Array.from({ length: count }, (_, round) =>
    roundOf(playerAt(mix, randomFraction(rng)), starts, rng, [...path, round]),
  );
}

/** Behind all numbers of rounds. */
const DRAWS = -1;

function roundOf(opponent: string, starts: Starts, rng: Rng, seed: readonly [number, ...number[]]): Round {
  return { start: starts.at(randomBelow(rng, 2 ** 20)), opponent, seed };
}

function playerAt(mix: Mix, place: number): string {
  let sum = 0;
  for (const { player, share } of mix) {
    sum += share;
    if (place < sum) return player;
  }
  return mix.at(-1)!.player;
}
