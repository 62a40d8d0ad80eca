/**
 * Measures the strength of a run during its evolution: one player after another, in the order in which they are added,
 * while the threads also play games of the next generation. Stored strengths are not measured again, so a run that was
 * stopped measures only what is missing. Nothing here affects evolution.
 */

import type { GamePool } from '../arena/encounters.ts';
import type { Experiment } from '../experiments/experiment.ts';
import { isMeasuring, yardstickOf } from '../experiments/yardstick.ts';
import type { StrengthRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { StrengthMeter } from './measureStrength.ts';
import { createStrengthMeter } from './measureStrength.ts';

export class StrengthLog implements Disposable {
  readonly #store: Store;
  readonly #run: number;
  readonly #isDue: (generation: number | null) => boolean;
  readonly #measure: StrengthMeter;
  #work: Promise<void> = Promise.resolve();
  #news: StrengthRecord[] = [];
  #isLeft = false;

  constructor(store: Store, run: number, pool: GamePool, experiment: Experiment, seed: number) {
    const yardstick = yardstickOf(experiment, experiment.variant);
    const stored = new Set(store.strengths(run).map(({ generation }) => generation));
    this.#store = store;
    this.#run = run;
    this.#isDue = (generation) =>
      isMeasuring(yardstick) && !stored.has(generation) && isDue(generation, yardstick.every, experiment.generations);
    this.#measure = createStrengthMeter(pool, yardstick, seed);
  }

  /** Adds the best of a generation, or the champion if null, to the players to measure. */
  add(generation: number | null, player: string): void {
    if (!this.#isDue(generation)) return;
    this.#work = this.#work.then(() => this.#log(generation, player));
    // `finish` reports failures.
    this.#work.catch(() => undefined);
  }

  /** The strengths measured since the last call. */
  news(): StrengthRecord[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  /** Waits until the strengths of all added players are stored. */
  finish(): Promise<void> {
    return this.#work;
  }

  /** After a stop nothing more is stored. */
  [Symbol.dispose](): void {
    this.#isLeft = true;
  }

  async #log(generation: number | null, player: string): Promise<void> {
    if (this.#isLeft) return;
    const record = { generation, ...(await this.#measure(player)) };
    if (this.#isLeft) return;
    this.#store.saveStrength(this.#run, record);
    this.#news.push(record);
  }
}

/** Whether the best of a generation is measured. The first and the last generation always are. */
export function isDue(generation: number | null, every: number, last: number): boolean {
  return generation === null || generation % every === 0 || generation === last;
}
