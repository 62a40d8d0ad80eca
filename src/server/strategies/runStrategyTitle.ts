/** The title of a strategy of a run. */

import type { RunRecord } from '../../store/records.ts';

/** Names the best of a generation, or the champion if no generation is given. */
export function runStrategyTitle({ id, name, status }: RunRecord, generation?: number): string {
  const stage = status === 'unfinished' ? 'Best so far' : 'Champion';
  return `${generation === undefined ? stage : `Best of generation ${generation}`} of run ${id}: ${name}`;
}
