/** How the numbers of a generation are written: fitness in its unit, sizes in nodes or weights. */

import type { FitnessUnit } from '../base/fitnessUnit.ts';

export interface FitnessWords {
  /** The factor by which a value is multiplied before it is shown. */
  readonly scale: number;
  /** The label of the axis. */
  readonly axis: string;
  /** What follows a number. */
  readonly said: string;
  /** What follows a difference of two numbers. */
  readonly apart: string;
  /** The smallest change that counts. */
  readonly leastChange: number;
  /** A value as text, with this many digits after the decimal point. */
  readonly format: (value: number, digits?: number) => string;
  /** A standard deviation in the same form, without a sign. */
  readonly formatSpread: (deviation: number, digits?: number) => string;
}

const UNITS: Readonly<Record<FitnessUnit, Omit<FitnessWords, 'format' | 'formatSpread'>>> = {
  share: {
    scale: 100,
    axis: '% of the points',
    said: '% of the points',
    apart: 'percentage points',
    leastChange: 0.01,
  },
  points: { scale: 1, axis: 'points', said: 'points', apart: 'points', leastChange: 1 },
  error: { scale: -1, axis: 'mean squared error', said: 'mean squared error', apart: '', leastChange: 0.001 },
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
