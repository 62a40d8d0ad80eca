/** A target, set before the runs: how near a published number must be, or how strong a champion. */

import type { Table } from '../documents/document.ts';

export interface Target {
  readonly target: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** `before` says before what they were set. */
export function targetsTable(targets: readonly Target[], before: 'runs' | 'games' = 'runs'): Table {
  return {
    id: 'targets',
    title: `Targets that were set before the ${before}`,
    columns: ['target', 'measured', 'met'].map((name) => ({ name, shows: 'text' })),
    rows: targets.map(({ target, measured, isMet }) => [target, measured, isMet ? 'yes' : 'no']),
  };
}

export function describeTargets(targets: readonly Target[], before: 'runs' | 'games' = 'runs'): string {
  const met = targets.filter(({ isMet }) => isMet).length;
  return `Of the ${targets.length} targets that were set before the ${before}, ${met} are met.`;
}
