/** Checks of what a method is told, the same for all: only finite numbers, and only of those who were asked for. */

import { afterBirths } from './births.ts';
import type { Births, Member } from './evolver.ts';

/** Only what a member is, with numbers that JSON keeps: it knows no infinity, and 0 for a negative 0. */
export function readMember<G>({ id, genome, parents, worth }: Member<G>): Member<G> {
  if (worth && (worth.length === 0 || !worth.every(Number.isFinite))) {
    throw new RangeError(`individual ${id} is worth [${worth.join(', ')}], which are not finite numbers`);
  }
  return { id, genome, parents, worth: worth && worth.map((number) => number + 0) };
}

export function checkAsked<G>(
  births: Births,
  children: readonly Member<G>[],
  asked: readonly Member<G>[],
  again: readonly Member<G>[],
): void {
  const isBorn = children.every(({ id }, index) => id === afterBirths(births, index).next);
  if (isBorn && asked.length === again.length && asked.every(({ id }, index) => id === again[index]!.id)) return;
  throw new RangeError('told of others than were asked for, or in another order');
}
