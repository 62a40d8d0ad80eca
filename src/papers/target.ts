/** A target, set before the runs: how near a published number must be, or how strong a champion. */

import type { Table } from '../documents/document.ts';

export interface Target {
  readonly target: string;
  readonly measured: string;
  readonly isMet: boolean;
}

export function targetsTable(targets: readonly Target[]): Table {
  return {
    id: 'targets',
    title: 'Targets that were set before the runs',
    columns: ['target', 'measured', 'met'].map((name) => ({ name, shows: 'text' })),
    rows: targets.map(({ target, measured, isMet }) => [target, measured, isMet ? 'yes' : 'no']),
  };
}
