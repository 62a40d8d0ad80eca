/** The decisions of a repeated work where the original is silent, as a table. */

import type { Table } from '../documents/document.ts';

export interface Decision {
  readonly silent: string;
  readonly choice: string;
  readonly reason: string;
  /** The condition that shows whether it matters, if there is one. */
  readonly control: string | null;
}

export function decisionsTable(decisions: readonly Decision[], title: string): Table {
  return {
    id: 'decisions',
    title,
    columns: ['not told', 'our choice', 'reason', 'control'].map((name) => ({ name, shows: 'text' })),
    rows: decisions.map(({ silent, choice, reason, control }) => [silent, choice, reason, control]),
  };
}
