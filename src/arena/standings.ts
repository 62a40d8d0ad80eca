/** Who scored what against whom, as the encounters of an event come in. */

import type { PairResult } from '../stats/playerGroups.ts';
import type { Encounter } from './schedule.ts';
import type { PairRecord, Tally } from './tally.ts';
import { EMPTY_TALLY, addPair, reverseTally, totalOf } from './tally.ts';

export class Standings {
  readonly #tallies = new Map<number, Tally>();
  readonly #players: number;
  #games = 0;

  constructor(players: number) {
    this.#players = players;
  }

  get games(): number {
    return this.#games;
  }

  add({ first, second }: Encounter, pair: PairRecord): void {
    this.#games += pair.length;
    this.#tallies.set(this.#key(first, second), addPair(this.tally(first, second), pair));
    this.#tallies.set(this.#key(second, first), reverseTally(this.tally(first, second)));
  }

  /** The tally of one player against another. */
  tally(player: number, other: number): Tally {
    return this.#tallies.get(this.#key(player, other)) ?? EMPTY_TALLY;
  }

  /** The results of all who met. */
  results(): PairResult[] {
    const results: PairResult[] = [];
    for (let first = 0; first < this.#players; first++) {
      for (let second = first + 1; second < this.#players; second++) {
        const tally = this.#tallies.get(this.#key(first, second));
        if (tally) results.push({ first, second, ...totalOf(tally) });
      }
    }
    return results;
  }

  #key(player: number, other: number): number {
    return player * this.#players + other;
  }
}
