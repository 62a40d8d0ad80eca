/** Everything known about a strategy. Measurements never change and are cached; the rest is read each time. */

import type { StrategyView } from '../../api/playerApi.ts';
import { variantNamed } from '../../rules/variant.ts';
import type { Store } from '../../store/store.ts';
import type { MeasuredStrategy, StrategyTask } from '../thinking/tasks/strategy.ts';
import { namedStrategy } from './namedStrategy.ts';
import { ownRecord, recordsBy } from './strategyCards.ts';

/** Measures a strategy in another thread. */
type Measure = (task: StrategyTask, client: string) => Promise<MeasuredStrategy>;

const MOST_KEPT = 200;

export class StrategyViews {
  readonly #store: Store;
  readonly #measure: Measure;
  readonly #kept = new Map<string, Promise<MeasuredStrategy>>();

  constructor(store: Store, measure: Measure) {
    this.#store = store;
    this.#measure = measure;
  }

  async view(player: string, variant: string, client: string): Promise<StrategyView> {
    const named = namedStrategy(player, variantNamed(variant), this.#store);
    const measured = await this.#measured({ spec: named.spec, variant }, client);
    const record = recordsBy(this.#store.playRecords())(named.player, variant);
    const yours = ownRecord(recordsBy(this.#store.playRecords(client))(named.player, variant));
    return { ...named, ...measured, record, yours };
  }

  #measured(task: StrategyTask, client: string): Promise<MeasuredStrategy> {
    const key = `${task.variant} ${task.spec}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const measuring = this.#measure(task, client);
    this.#kept.set(key, measuring);
    // A failed measurement is repeated at the next request.
    measuring.catch(() => this.#kept.delete(key));
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return measuring;
  }
}
