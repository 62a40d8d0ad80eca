/** Lists of seeds as text: `90001-90005`, `888,890`, or both together. */

import { InputError } from './inputError.ts';

export const MOST_SEEDS = 1000;

export function parseSeeds(text: string): number[] {
  const seeds = text.split(',').flatMap(parseRange);
  if (seeds.length > MOST_SEEDS) throw seedError(`At most ${MOST_SEEDS} seeds are allowed.`);
  if (new Set(seeds).size < seeds.length) throw seedError('A seed is given twice.');
  return seeds;
}

/** The shortest text that names the same seeds. */
export function formatSeeds(seeds: readonly number[]): string {
  const isRow = seeds.length > 2 && seeds.every((seed, index) => seed === seeds[0]! + index);
  return isRow ? `${seeds[0]}-${seeds.at(-1)}` : seeds.join(',');
}

function parseRange(text: string): number[] {
  const [, low, high = low] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(text) ?? [];
  const [first, last] = [Number(low), Number(high)];
  if (!(first <= last && last <= Number.MAX_SAFE_INTEGER)) {
    throw seedError('Seeds are whole numbers, such as 90001-90005 or 888,890.');
  }
  // One more than the limit is enough to be rejected.
  return Array.from({ length: Math.min(last - first, MOST_SEEDS) + 1 }, (_, index) => first + index);
}

function seedError(sentence: string): InputError {
  return new InputError('seeds', sentence);
}
