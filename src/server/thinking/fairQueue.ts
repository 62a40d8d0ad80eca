/**
 * A fair queue: each client has its own queue and clients are served in turn. No client waits for all tasks of another.
 */

export class FairQueue<Item extends { readonly client: string }> {
  /** The queues by client; the first one is served next. */
  readonly #queues = new Map<string, Item[]>();

  get size(): number {
    return this.#queues.values().reduce((sum, queue) => sum + queue.length, 0);
  }

  add(item: Item): void {
    const queue = this.#queues.get(item.client);
    if (queue) queue.push(item);
    else this.#queues.set(item.client, [item]);
  }

  /** Removes and returns the next item that may be served. Its client then moves to the end. */
  take(mayServe: (item: Item) => boolean): Item | undefined {
    for (const [client, queue] of this.#queues) {
      const index = queue.findIndex(mayServe);
      if (index === -1) continue;
      const [item] = queue.splice(index, 1);
      this.#queues.delete(client);
      if (queue.length > 0) this.#queues.set(client, queue);
      return item;
    }
    return undefined;
  }

  /** Removes an item that is no longer wanted. Returns whether it was in the queue. */
  remove(item: Item): boolean {
    const queue = this.of(item.client);
    const others = queue.filter((one) => one !== item);
    if (others.length === 0) this.#queues.delete(item.client);
    else this.#queues.set(item.client, others);
    return others.length < queue.length;
  }

  /** The waiting items of a client. */
  of(client: string): readonly Item[] {
    return this.#queues.get(client) ?? [];
  }
}
