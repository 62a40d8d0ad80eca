/** How the numbers of a generation are written: fitness in its unit, sizes in nodes or weights. */

import type { FitnessUnit } from '../base/fitnessUnit.ts';

export interface FitnessWords {
  /** The factor by which a value is multiplied before it is shown. */
  readonly scale: number;
  /** What is measured: fitness, a score that selection does not use, or an error. */
  readonly noun: string;
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
  /** A value with its unit, as part of a sentence: `74 % of the points`, `an error of 13.6 men`. */
  readonly told: (value: number, digits?: number) => string;
  /** A standard deviation in the same form, without a sign. */
  readonly formatSpread: (deviation: number, digits?: number) => string;
}

const UNITS: Readonly<Record<FitnessUnit, Omit<FitnessWords, 'format' | 'told' | 'formatSpread'>>> = {
  share: {
    scale: 100,
    noun: 'fitness',
    axis: '% of the points',
    said: '% of the points',
    apart: 'percentage points',
    leastChange: 0.01,
  },
  duels: {
    scale: 100,
    noun: 'score',
    axis: '% of the duels',
    said: '% of the duels',
    apart: 'percentage points',
    leastChange: 0.01,
  },
  points: { scale: 1, noun: 'fitness', axis: 'points', said: 'points', apart: 'points', leastChange: 1 },
  error: { scale: -1, noun: 'error', axis: 'error, men', said: 'men', apart: 'men', leastChange: 0.1 },
  forecast: {
    scale: 100,
    noun: 'forecast',
    axis: '% of the variance of results explained',
    said: '% of the variance of results',
    apart: 'percentage points',
    leastChange: 0.01,
  },
  unknown: { scale: 1, noun: 'fitness', axis: '', said: '', apart: '', leastChange: 1 },
};

/** By default fitness is a share, as in version 0.1.0. */
export function fitnessWords(unit: FitnessUnit = 'share'): FitnessWords {
  const words = UNITS[unit];
  const format = (value: number, digits = unit === 'error' ? 1 : 0): string => {
    if (unit === 'unknown') return '';
    const text = (words.scale * value).toFixed(digits);
    return Number(text) === 0 ? text.replace('-', '') : text;
  };
  const told = (value: number, digits?: number): string => {
    if (unit === 'unknown') return 'an unknown score';
    return `${unit === 'error' ? 'an error of ' : ''}${format(value, digits)} ${words.said}`;
  };
  return { ...words, format, told, formatSpread: (deviation, digits) => format(deviation, digits).replace('-', '') };
}

/** `12 nodes`, `1 weight`. */
export function sizeText(count: number, noun = 'node'): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
