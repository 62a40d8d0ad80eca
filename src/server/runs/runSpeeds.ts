/**
 * How fast this machine plays training games, measured by its stored runs. Speed depends on the variant and the search
 * depth. Runs with another search than alpha-beta have no depth and are left out.
 */

import type { ExperimentsView } from '../../api/runApi.ts';
import { fieldsOf } from '../../base/json.ts';
import type { Store } from '../../store/store.ts';

type Speed = ExperimentsView['speeds'][number];

/** Fewer games are not enough to measure speed. */
const LEAST_GAMES = 500;
/** Older runs may come from a slower program or another machine. */
const MOST_RUNS = 40;

/** Uses the latest run of each variant and depth. */
export function runSpeeds(store: Store): Speed[] {
  const speeds = new Map<string, Speed>();
  for (const { id, variant, status, experiment } of store.runs().slice(-MOST_RUNS).toReversed()) {
    const { depth = 0, search = 'alphabeta' } = fieldsOf(fieldsOf(experiment)['strategy']);
    const key = `${variant} ${String(depth)}`;
    if (status === 'imported' || typeof depth !== 'number' || search !== 'alphabeta' || speeds.has(key)) continue;
    const gameMs = gameTime(store, id);
    if (gameMs !== undefined) speeds.set(key, { variant, depth, gameMs });
  }
  return [...speeds.values()];
}

function gameTime(store: Store, run: number): number | undefined {
  let [games, timeMs] = [0, 0];
  for (const generation of store.generations(run)) {
    games += generation.statistics.games;
    timeMs += generation.timeMs;
  }
  return games < LEAST_GAMES || timeMs === 0 ? undefined : timeMs / games;
}
