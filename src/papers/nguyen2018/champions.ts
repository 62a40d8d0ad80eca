/** The champions of the finished runs, and the best of their generations. */

import { resolvePlayer } from '../../players/players.ts';
import type { Store } from '../../store/store.ts';

export interface PaperChampion {
  readonly run: number;
  readonly condition: string;
  readonly seed: number;
  /** As it was trained. */
  readonly player: string;
  /** As after `eval=`. */
  readonly evaluation: string;
}

export class Champions {
  readonly all: readonly PaperChampion[];
  readonly #store: Store;

  constructor(store: Store, runs: readonly number[]) {
    this.#store = store;
    this.all = runs.map((run) => {
      const { name: condition, seed } = store.run(run);
      const { player } = store.playerOf(run);
      return { run, condition, seed, player, evaluation: evaluationOf(player) };
    });
  }

  of(condition: string): PaperChampion[] {
    return this.all.filter((one) => one.condition === condition);
  }

  /** The champion of another condition with the same seed. */
  beside({ seed }: PaperChampion, condition: string): PaperChampion {
    return this.all.find((one) => one.condition === condition && one.seed === seed)!;
  }

  /** The best of the generation after a part of the run: 0 is its first. */
  bestAfter({ run }: PaperChampion, part: number): Pick<PaperChampion, 'player' | 'evaluation'> {
    const last = this.#store.run(run).generation;
    const { player } = this.#store.playerOf(run, Math.round(part * last));
    return { player, evaluation: evaluationOf(player) };
  }
}

/** The evaluation with which a player searches. */
function evaluationOf(player: string): string {
  const { kind, values } = resolvePlayer(player);
  return kind.playsBy!(values).evaluation;
}
