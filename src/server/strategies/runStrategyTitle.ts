/** What a strategy of a run is called. */

import type { RunRecord } from '../../store/records.ts';

/** Of the best of a generation, or of the champion. */
export function runStrategyTitle({ id, name, status }: RunRecord, generation?: number): string {
  const stage = status === 'unfinished' ? 'Best so far' : 'Champion';
  return `${generation === undefined ? stage : `Best of generation ${generation}`} of run ${id}: ${name}`;
}
