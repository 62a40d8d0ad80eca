/** Who waits: a queue for each client, served in turn, so that nobody waits for all that another has asked. */

export class FairQueue<Item extends { readonly client: string }> {
  /** Of clients that wait for something; the next to be served first. */
  readonly #queues = new Map<string, Item[]>();

  get size(): number {
    return this.#queues.values().reduce((sum, queue) => sum + queue.length, 0);
  }

  add(item: Item): void {
    const queue = this.#queues.get(item.client);
    if (queue) queue.push(item);
    else this.#queues.set(item.client, [item]);
  }

  /** Takes out the next item that may be served now. Its client then goes behind all others. */
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

  /** Takes out an item that nobody waits for any more; whether it was there. */
  remove(item: Item): boolean {
    const queue = this.of(item.client);
    const others = queue.filter((one) => one !== item);
    if (others.length === 0) this.#queues.delete(item.client);
    else this.#queues.set(item.client, others);
    return others.length < queue.length;
  }

  /** What a client waits for. */
  of(client: string): readonly Item[] {
    return this.#queues.get(client) ?? [];
  }
}
