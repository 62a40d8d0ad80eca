/**
 * Birth numbers: the next free one is part of the state. Islands count in steps so that they never use the same number.
 */

import type { Births, Candidate } from './evolver.ts';

/** A candidate before it has a number. */
export type Newborn<G> = Omit<Candidate<G>, 'id'>;

export const FIRST_BIRTHS: Births = { next: 0, step: 1 };

export function giveBirth<G>(births: Births, newborns: readonly Newborn<G>[]): Candidate<G>[] {
  return newborns.map((newborn, index) => ({ id: afterBirths(births, index).next, ...newborn }));
}

export function afterBirths({ next, step }: Births, count: number): Births {
  return { next: next + count * step, step };
}

/** The birth numbers of one of several groups that count at the same time. */
export function shareOfBirths({ next, step }: Births, part: number, parts: number): Births {
  return { next: next + part * step, step: step * parts };
}
