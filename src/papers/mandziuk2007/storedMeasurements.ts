/** The measurements of the study in the store, by protocol. */

import type { Json } from '../../base/json.ts';
import type { Store } from '../../store/store.ts';
import { StoredResults } from '../storedResults.ts';
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
  readonly #results: StoredResults;

  constructor(store: Store) {
    this.#results = new StoredResults(store);
  }

  has(protocol: Protocol, id: string): boolean {
    return this.#results.has(PROTOCOLS[protocol], id);
  }

  add(protocol: Protocol, id: string, result: Json): void {
    this.#results.add(PROTOCOLS[protocol], id, result);
  }

  clashes(): ClashResult[] {
    return this.#results.all(PROTOCOLS.clash) as ClashResult[];
  }

  /** Whether the best champions of all games have met a known player. */
  get hasBest(): boolean {
    return this.clashes().filter(({ kind }) => kind === 'known player').length === GAMES.length;
  }

  /** In the order of the games, whenever they were measured. */
  trees(): TreeRecord[] {
    return (this.#results.all(PROTOCOLS.trees) as TreeRecord[]).toSorted((one, two) => one.number - two.number);
  }

  duels(): DuelRecord[] {
    return this.#results.all(PROTOCOLS.duels) as DuelRecord[];
  }

  /** Undefined for a run that is not measured. */
  effort(run: number): EffortRecord | undefined {
    return this.#results.get(PROTOCOLS.effort, `run ${run}`) as EffortRecord | undefined;
  }

  spread(run: number): SpreadRecord | undefined {
    return this.#results.get(PROTOCOLS.spread, `run ${run}`) as SpreadRecord | undefined;
  }
}
