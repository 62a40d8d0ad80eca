/** Scores of all players against each other, updated as encounters finish. */

import type { PairResult } from '../stats/playerGroups.ts';
import type { Encounter } from './schedule.ts';
import type { PairRecord, Score, Tally } from './tally.ts';
import { EMPTY_TALLY, addPair, addScores, gamesOf, pointsOf, reverseTally, totalOf } from './tally.ts';

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

  /** The total score of a player. */
  total(player: number): Score {
    let total: Score = { wins: 0, draws: 0, losses: 0 };
    for (let other = 0; other < this.#players; other++) total = addScores(total, totalOf(this.tally(player, other)));
    return total;
  }

  /** The player with the highest share of points so far. */
  get leader(): number {
    const share = (player: number): number => pointsOf(this.total(player)) / Math.max(1, gamesOf(this.total(player)));
    let leader = 0;
    for (let player = 1; player < this.#players; player++) if (share(player) > share(leader)) leader = player;
    return leader;
  }

  /** The results of all pairs that met. */
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
