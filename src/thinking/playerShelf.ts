/**
 * Players that a thread keeps for the next time, because making one takes longer than many a move: the compiled
 * expression, the table. What lies there longest goes when there are too many, or their tables are too large together.
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
  /** The one that was used last is the last. */
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
      // The one that was just asked for stays, however large it is.
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
