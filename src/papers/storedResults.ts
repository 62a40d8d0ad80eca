/** The measurements of a paper in the store, each a test of its own protocol with an id in place of a player. */

import type { Json } from '../base/json.ts';
import type { Store } from '../store/store.ts';

export class StoredResults {
  readonly #store: Store;
  readonly #results = new Map<string, Json>();

  constructor(store: Store) {
    this.#store = store;
    for (const { protocol, player, result } of store.tests()) this.#results.set(keyOf(protocol, player), result);
  }

  has(protocol: string, id: string): boolean {
    return this.#results.has(keyOf(protocol, id));
  }

  /** Undefined for what is not measured. */
  get(protocol: string, id: string): Json | undefined {
    return this.#results.get(keyOf(protocol, id));
  }

  add(protocol: string, id: string, result: Json): void {
    this.#store.addTests([{ run: null, player: id, variant: 'english', protocol, result }]);
    this.#results.set(keyOf(protocol, id), result);
  }

  /** In the order of their ids, so that a report does not depend on which of two was done first. */
  all(protocol: string): unknown[] {
    const head = keyOf(protocol, '').slice(0, -2);
    return [...this.#results]
      .filter(([key]) => key.startsWith(head))
      .toSorted(([one], [two]) => (one < two ? -1 : 1))
      .map(([, result]) => result);
  }
}

function keyOf(protocol: string, id: string): string {
  return JSON.stringify([protocol, id]);
}
