/** Proposes an unused seed: the same settings with the same seed would only repeat a run. */

import type { RunSummary } from '../../../api/runApi.ts';

/** The smallest seed, from 1, that no run with one of these names has used. */
export function nextSeed(runs: readonly Pick<RunSummary, 'name' | 'seed'>[], names: readonly string[]): number {
  const used = new Set(runs.filter(({ name }) => names.includes(name)).map(({ seed }) => seed));
  let seed = 1;
  while (used.has(seed)) seed++;
  return seed;
}
