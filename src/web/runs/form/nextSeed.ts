/** The seed that a form proposes: the same settings with the same seed would only repeat a run. */

import type { RunSummary } from '../../../api/runApi.ts';

/** The smallest from 1 on that no run of one of these names has used. */
export function nextSeed(runs: readonly Pick<RunSummary, 'name' | 'seed'>[], names: readonly string[]): number {
  const used = new Set(runs.filter(({ name }) => names.includes(name)).map(({ seed }) => seed));
  let seed = 1;
  while (used.has(seed)) seed++;
  return seed;
}
