/** A way to select parents by fitness alone. Each is in its own file. */

import type { Rng } from '../../base/rng.ts';
import { decimal, wholeNumber } from '../../base/setting.ts';
import type { Values } from '../../base/setting.ts';

export interface Selection {
  readonly name: string;
  readonly summary: string;
  /** Computes once what every selection needs. Selecting returns an index; there is at least one fitness. */
  prepare(fitnesses: readonly number[], strength: Strength): (rng: Rng) => number;
}

/** How strongly better members are preferred. */
export const strengthSettings = {
  tournamentSize: wholeNumber('individuals drawn for a tournament', 1, 1000, 4),
  pressure: decimal('for rank: how often the best is chosen, relative to the average', 1, 2, 1.5),
} as const;

type Strength = Values<typeof strengthSettings>;
