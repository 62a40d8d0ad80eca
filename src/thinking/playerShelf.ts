/**
 * Players that a thread keeps for reuse, because creating one (compiling its expression, allocating its table) takes
 * longer than many moves. If there are too many, or their tables are too large together, the least recently used go.
 */

import type { Player } from '../players/player.ts';
import { createPlayer, resolvePlayer } from '../players/players.ts';
import type { Variant } from '../rules/variant.ts';

const MOST_PLAYERS = 32;
const MOST_MEGABYTES = 128;

interface Kept {
  readonly player: Player;
  readonly megabytes: number;
}

export class PlayerShelf {
  /** The most recently used is the last. */
  readonly #kept = new Map<string, Kept>();

  player(spec: string, variant: Variant): Player {
    const key = `${variant.name} ${spec}`;
    const kept = this.#kept.get(key) ?? create(spec, variant);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    this.#tidy();
    return kept.player;
  }

  #tidy(): void {
    let megabytes = this.#kept.values().reduce((sum, kept) => sum + kept.megabytes, 0);
    for (const [key, kept] of this.#kept) {
      // The requested player stays, however large it is.
      if (this.#kept.size === 1 || (this.#kept.size <= MOST_PLAYERS && megabytes <= MOST_MEGABYTES)) return;
      this.#kept.delete(key);
      megabytes -= kept.megabytes;
    }
  }
}

function create(spec: string, variant: Variant): Kept {
  const resolved = resolvePlayer(spec, variant);
  const { megabytes = 0 } = resolved.kind.cost(resolved.values);
  return { player: createPlayer(resolved, variant), megabytes };
}
