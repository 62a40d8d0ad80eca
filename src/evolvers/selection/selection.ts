/** A way to choose parents, by fitness alone: which one of several. Each lives in a file of its own. */

import type { Rng } from '../../base/rng.ts';
import { decimal, wholeNumber } from '../../base/setting.ts';
import type { Values } from '../../base/setting.ts';

export interface Selection {
  readonly name: string;
  readonly summary: string;
  /** Works out once what every choice needs. The choice is an index; there is at least one fitness. */
  prepare(fitnesses: readonly number[], strength: Strength): (rng: Rng) => number;
}

/** How much the better are preferred. */
export const strengthSettings = {
  tournamentSize: wholeNumber('how many are drawn for a tournament', 1, 1000, 4),
  pressure: decimal('with rank, how often the best is chosen compared to the average', 1, 2, 1.5),
} as const;

type Strength = Values<typeof strengthSettings>;
