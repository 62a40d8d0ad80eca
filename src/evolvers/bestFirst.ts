/**
 * Members in order of one number each. By default that is their fitness, the first number of their worth; a method that
 * weighs all numbers passes its own rating. Invalid members come last.
 */

import type { Member, Worth } from './evolver.ts';

type ValidMember<G> = Member<G> & { readonly worth: NonNullable<Worth> };

/** One number for each worth, higher is better, given all worths together. */
export type Rate = (worths: readonly NonNullable<Worth>[]) => readonly number[];

export const byFitness: Rate = (worths) => worths.map((worth) => worth[0]!);

export function validMembers<G>(members: readonly Member<G>[]): ValidMember<G>[] {
  return members.filter((member): member is ValidMember<G> => member.worth !== null);
}

/** The members without repetitions; the first occurrence stays. */
export function onceEach<G>(members: readonly Member<G>[]): Member<G>[] {
  const seen = new Set<number>();
  return members.filter(({ id }) => seen.size < seen.add(id).size);
}

export function fitnessOf({ worth }: { readonly worth: Worth }): number {
  return worth ? worth[0]! : -Infinity;
}

/** All members, the best first. Ties keep their order. */
export function bestFirst<G>(members: readonly Member<G>[], rate: Rate = byFitness): Member<G>[] {
  const valid = validMembers(members);
  const rates = rate(valid.map(({ worth }) => worth));
  const order = [...valid.keys()].sort((one, two) => rates[two]! - rates[one]!);
  return [...order.map((index) => valid[index]!), ...members.filter(({ worth }) => worth === null)];
}
