/**
 * Notices changes of runs by any process. SQLite reports cheaply whether other processes have written to the file. It
 * is polled a few times a second, and only while there are listeners.
 */

import { InputError } from '../../base/inputError.ts';
import { presentConductors } from '../../lab/conductor.ts';
import type { Store } from '../../store/store.ts';

const LOOK_MS = 300;

export class RunWatch {
  readonly #store: Store;
  readonly #onTrouble: (error: unknown) => void;
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #ownChanges = 0;
  #seen = '';

  /** `onTrouble` receives unexpected errors. */
  constructor(store: Store, onTrouble: (error: unknown) => void) {
    this.#store = store;
    this.#onTrouble = onTrouble;
  }

  /** Calls the listener after changes, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => this.#look(), LOOK_MS);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  /**
   * Call this after a change in this process, since SQLite reports only those of other processes. Listeners are called
   * at once, because they would miss a change that is reverted between two polls.
   */
  touch(): void {
    this.#ownChanges++;
    if (this.#listeners.size > 0) this.#look();
  }

  /** Tries something that can wait. A locked or missing store may be available at the next poll. */
  attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      if (!(error instanceof InputError)) this.#onTrouble(error);
    }
  }

  #look(): void {
    this.attempt(() => {
      const stamp = this.#stamp();
      if (stamp === this.#seen) return;
      this.#seen = stamp;
      for (const listener of this.#listeners) this.attempt(listener);
    });
  }

  /** Includes the running processes, because one that dies changes nothing in the store. */
  #stamp(): string {
    const conducted = presentConductors(this.#store).map(({ run }) => run);
    return `${this.#store.changes()} ${this.#ownChanges} ${conducted.join(',')}`;
  }
}
