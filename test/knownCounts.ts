/** Published counts of move sequences, against which the rules are checked. */

import { readFileSync } from 'node:fs';

interface KnownCounts {
  readonly variant: string;
  readonly fen: string;
  /** The count at depth 1, at depth 2 and so on. */
  readonly counts: readonly number[];
}

const FILE = new URL('../data/perft.json', import.meta.url);

/** The counts up to a limit, because large ones take long to compute. */
export function knownCounts(limit: number): KnownCounts[] {
  const { rows } = JSON.parse(readFileSync(FILE, 'utf8')) as { rows: KnownCounts[] };
  return rows.map(({ counts, ...row }) => ({ ...row, counts: counts.filter((count) => count <= limit) }));
}
