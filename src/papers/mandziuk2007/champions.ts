/** The champions of the finished runs, by game, name and seed. */

import type { Store } from '../../store/store.ts';
import { CONDITIONS } from './design.ts';
import type { Game } from './heuristics.ts';
import { evaluationOf } from './paperPlayers.ts';

export interface PaperChampion {
  readonly run: number;
  readonly game: Game;
  /** As in the paper, `HG:E3Ph`, or the name of a control. */
  readonly name: string;
  readonly seed: number;
  /** As after `eval=`. */
  readonly evaluation: string;
}

export class Champions {
  readonly all: readonly PaperChampion[];

  constructor(store: Store, runs: readonly number[]) {
    this.all = runs.map((run) => {
      const { name: condition, seed } = store.run(run);
      const { game, control, generator, shape } = CONDITIONS.get(condition)!;
      const evaluation = evaluationOf(store.playerOf(run).player);
      return { run, game, name: control?.name ?? `${generator}:${shape}`, seed, evaluation };
    });
  }

  /** In the order of the plan. */
  get seeds(): number[] {
    return [...new Set(this.all.map(({ seed }) => seed))];
  }

  /** Undefined if the plan has no such run. */
  find(game: Game, name: string, seed: number): PaperChampion | undefined {
    return this.all.find((one) => one.game === game && one.name === name && one.seed === seed);
  }
}
