/**
 * Results between players that always play the same games from the same start, so that two who met need not meet again.
 * The results are part of the state of a run, so that an interrupted run plays the same games as an uninterrupted one.
 */

import type { Score } from '../arena/tally.ts';
import type { Json } from '../base/json.ts';
import type { TrialWorld } from './trial.ts';

/** A type, not an interface, so that it is Json. */
type Memory = {
  readonly keys: readonly string[];
  /** The places of two players in `keys`, then the wins, draws and losses of the first. */
  readonly results: readonly (readonly number[])[];
};

export class PairResults {
  readonly #scores = new Map<string, Map<string, Score>>();

  constructor(memory: Json) {
    const { keys, results } = (memory ?? { keys: [], results: [] }) as Memory;
    for (const [one, other, wins, draws, losses] of results) {
      this.add(keys[one!]!, keys[other!]!, { wins: wins!, draws: draws!, losses: losses! });
    }
  }

  add(one: string, other: string, score: Score): void {
    const row = this.#scores.get(one) ?? new Map<string, Score>();
    this.#scores.set(one, row.set(other, score));
  }

  /** The score of the first. */
  find(one: string, other: string): Score | undefined {
    const opposite = this.#scores.get(other)?.get(one);
    return this.#scores.get(one)?.get(other) ?? (opposite && reversed(opposite));
  }

  /** The results between the given players, to be stored. Those of other players are forgotten. */
  memoryOf(players: ReadonlySet<string>): Memory {
    const keys = [...players];
    const indexOf = new Map(keys.map((key, index) => [key, index]));
    const results = keys.flatMap((one, index) =>
      [...(this.#scores.get(one) ?? [])].flatMap(([other, { wins, draws, losses }]) => {
        const met = indexOf.get(other);
        return met === undefined ? [] : [[index, met, wins, draws, losses]];
      }),
    );
    return { keys, results };
  }
}

export function reversed({ wins, draws, losses }: Score): Score {
  return { wins: losses, draws, losses: wins };
}

/** Whether the same pair always plays the same games. */
export function repeats({ openings }: { readonly openings: string }, { isDeterministic }: TrialWorld): boolean {
  return openings === 'start' && isDeterministic;
}

/** The openings in which champions are confirmed. Games that repeat those of training would confirm nothing. */
export function confirmingOpenings(values: { readonly openings: string }, world: TrialWorld): string {
  return repeats(values, world) ? 'random:plies=4' : values.openings;
}
