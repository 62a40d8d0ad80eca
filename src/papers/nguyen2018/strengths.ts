/**
 * How strong nets are in the same search, whatever they were trained in, in Elo above random moves. This stands in for the
 * rating in games against people on the internet that the report planned.
 */

import type { GamePool } from '../../arena/encounters.ts';
import { yardstickOf } from '../../experiments/yardstick.ts';
import { createStrengthMeter } from '../../lab/measureStrength.ts';
import { ENGLISH } from '../../rules/variant.ts';
import { search } from './boutPlan.ts';

/** What distinguishes a strength from all others. A type, not an interface, so that it is Json. */
export type StrengthKey = {
  /** A condition of the plan, or the title of a known evaluation. */
  readonly who: string;
  /** Of the run; null for known evaluations. */
  readonly seed: number | null;
  readonly depth: number;
};

export type StrengthResult = StrengthKey & { readonly elo: number; readonly low: number; readonly high: number };

export interface StrengthTask extends StrengthKey {
  readonly evaluation: string;
}

/** Evaluations that were not evolved, for comparison. */
export const KNOWN_EVALUATIONS = [
  { title: 'search alone', evaluation: '0' },
  { title: 'material', evaluation: 'material' },
  { title: 'positional', evaluation: 'positional' },
] as const;

export const DEPTHS = [2, 4] as const;

const SEED = 2018;

/** All have the same opponents and openings. */
export async function measureStrength(
  { evaluation, ...key }: StrengthTask,
  games: number,
  pool: GamePool,
): Promise<StrengthResult> {
  const yardstick = yardstickOf({ yardstick: { games } }, ENGLISH.name);
  const { elo, low, high } = await createStrengthMeter(pool, yardstick, SEED)(search(evaluation, key.depth));
  return { ...key, elo, low, high };
}

export function strengthId({ who, seed, depth }: StrengthKey): string {
  return JSON.stringify([who, seed, depth]);
}
