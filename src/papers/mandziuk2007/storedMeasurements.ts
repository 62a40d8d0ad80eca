/** The measurements of the study in the store, each a test of its own protocol with an id in place of a player. */

import type { Json } from '../../base/json.ts';
import type { Store } from '../../store/store.ts';
import type { ClashResult } from './clash.ts';
import type { DuelRecord } from './duelAccuracy.ts';
import type { EffortRecord } from './effort.ts';
import { GAMES } from './heuristics.ts';
import type { TreeRecord } from './searchTrees.ts';
import type { SpreadRecord } from './weightSpread.ts';

const PROTOCOLS = {
  clash: 'clash',
  trees: 'search trees',
  duels: 'accuracy of duels',
  effort: 'effort',
  spread: 'spread of weights',
} as const;

export type Protocol = keyof typeof PROTOCOLS;

export class Stored {
  readonly #store: Store;
  readonly #results = new Map<string, Json>();

  constructor(store: Store) {
    this.#store = store;
    for (const { protocol, player, result } of store.tests()) this.#results.set(keyOf(protocol, player), result);
  }

  has(protocol: Protocol, id: string): boolean {
    return this.#results.has(keyOf(PROTOCOLS[protocol], id));
  }

  add(protocol: Protocol, id: string, result: Json): void {
    this.#store.addTests([{ run: null, player: id, variant: 'english', protocol: PROTOCOLS[protocol], result }]);
    this.#results.set(keyOf(PROTOCOLS[protocol], id), result);
  }

  clashes(): ClashResult[] {
    return this.#all('clash') as ClashResult[];
  }

  /** Whether the best champions of all games have met a known player. */
  get hasBest(): boolean {
    return this.clashes().filter(({ kind }) => kind === 'known player').length === GAMES.length;
  }

  /** In the order of the games, whenever they were measured. */
  trees(): TreeRecord[] {
    return (this.#all('trees') as TreeRecord[]).toSorted((one, two) => one.number - two.number);
  }

  duels(): DuelRecord[] {
    return this.#all('duels') as DuelRecord[];
  }

  /** Undefined for a run that is not measured. */
  effort(run: number): EffortRecord | undefined {
    return this.#results.get(keyOf(PROTOCOLS.effort, `run ${run}`)) as EffortRecord | undefined;
  }

  spread(run: number): SpreadRecord | undefined {
    return this.#results.get(keyOf(PROTOCOLS.spread, `run ${run}`)) as SpreadRecord | undefined;
  }

  /** In the order of their ids, so that a report does not depend on which of two was done first. */
  #all(protocol: Protocol): unknown[] {
    const head = keyOf(PROTOCOLS[protocol], '').slice(0, -2);
    return [...this.#results]
      .filter(([key]) => key.startsWith(head))
      .toSorted(([one], [two]) => (one < two ? -1 : 1))
      .map(([, result]) => result);
  }
}

function keyOf(protocol: string, id: string): string {
  return JSON.stringify([protocol, id]);
}
