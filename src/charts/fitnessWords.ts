/** How the numbers of a generation are written: fitness by its unit, sizes by what they count. */

import type { FitnessUnit } from '../base/fitnessUnit.ts';

export interface FitnessWords {
  /** The factor by which a value is multiplied before it is shown. */
  readonly scale: number;
  /** The label of an axis. */
  readonly axis: string;
  /** The words after a number. */
  readonly said: string;
  /** The least change that is more than luck. */
  readonly leastChange: number;
  /** A value as text, with the given number of decimals. */
  readonly format: (value: number, digits?: number) => string;
  /** The spread of values as text, in the same form but without a sign. */
  readonly formatSpread: (deviation: number, digits?: number) => string;
}

const UNITS: Readonly<Record<FitnessUnit, Omit<FitnessWords, 'format' | 'formatSpread'>>> = {
  share: { scale: 100, axis: 'points of a hundred', said: 'of a hundred points', leastChange: 0.01 },
  points: { scale: 1, axis: 'points', said: 'points', leastChange: 1 },
  error: { scale: -1, axis: 'mean squared error', said: 'mean squared error', leastChange: 0.001 },
};

/** By default fitness is a share, as in version 0.1.0. */
export function fitnessWords(unit: FitnessUnit = 'share'): FitnessWords {
  const words = UNITS[unit];
  const format = (value: number, digits = unit === 'error' ? 3 : 0): string => {
    const text = (words.scale * value).toFixed(digits);
    return Number(text) === 0 ? text.replace('-', '') : text;
  };
  return { ...words, format, formatSpread: (deviation, digits) => format(deviation, digits).replace('-', '') };
}

/** `12 nodes`, `1 weight`. */
export function sizeText(count: number, noun = 'node'): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
