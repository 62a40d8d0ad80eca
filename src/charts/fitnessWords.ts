/** How the numbers of a generation are written: fitness by its unit, sizes by what they count. */

import type { FitnessUnit } from '../base/fitnessUnit.ts';

export interface FitnessWords {
  /** What a value is multiplied by before it is shown. */
  readonly scale: number;
  /** Beside an axis. */
  readonly axis: string;
  /** Behind a number. */
  readonly said: string;
  /** The least change that is more than luck. */
  readonly leastChange: number;
  /** A value as people write it, with so many digits behind the point. */
  readonly format: (value: number, digits?: number) => string;
  /** How far values spread, written alike. It has no sign. */
  readonly formatSpread: (deviation: number, digits?: number) => string;
}

const UNITS: Readonly<Record<FitnessUnit, Omit<FitnessWords, 'format' | 'formatSpread'>>> = {
  share: { scale: 100, axis: 'points of a hundred', said: 'of a hundred points', leastChange: 0.01 },
  points: { scale: 1, axis: 'points', said: 'points', leastChange: 1 },
  error: { scale: -1, axis: 'mean squared error', said: 'mean squared error', leastChange: 0.001 },
};

/** Left out, fitness is a share, as everything was in 0.1.0. */
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
