/**
 * The family of an individual: both parents of everybody as far back as there is room, and from there the line of first
 * parents to the beginning. Each stands where it was born, however long it lived.
 */

import type { IndividualRecord } from '../store/records.ts';

export interface Relative {
  readonly individual: IndividualRecord;
  /** In which it was born. */
  readonly generation: number;
  /** Those of its parents that are in the tree. */
  readonly parents: readonly number[];
  /** Whether it is the individual itself or the first parent of one on the line. */
  readonly isOnLine: boolean;
}

/** How much of a family is looked up. */
interface FamilyLimits {
  /** How many relatives are named before only the line goes on. */
  readonly most: number;
  /** Nobody is named who was born before this generation. */
  readonly since?: number;
}

/** The latest first. The members of each generation are asked for one after the other, the latest first. */
export function familyTree(
  individual: IndividualRecord,
  generation: number,
  membersOf: (generation: number) => readonly IndividualRecord[],
  { most, since = 0 }: FamilyLimits,
): Relative[] {
  const relatives: Relative[] = [];
  let alive = new Map([[individual.id, individual]]);
  let onLine: number | undefined = individual.id;
  for (let at = generation; alive.size > 0 && at >= since; at--) {
    const before = new Map((at === 0 ? [] : membersOf(at - 1)).map((member) => [member.id, member]));
    const earlier = new Map<number, IndividualRecord>();
    let lineBefore: number | undefined = onLine;
    for (const one of alive.values()) {
      const itself = before.get(one.id);
      if (itself) {
        earlier.set(one.id, itself);
        continue;
      }
      const isOnLine: boolean = one.id === onLine;
      const known = drawnParents(one).filter((parent) => before.has(parent));
      const isFull = relatives.length + alive.size + earlier.size >= most;
      const parents: number[] = isFull ? known.filter((parent) => isOnLine && parent === one.parents[0]) : known;
      for (const parent of parents) earlier.set(parent, before.get(parent)!);
      if (isOnLine) lineBefore = parents.find((parent) => parent === one.parents[0]);
      relatives.push({ individual: one, generation: at, parents, isOnLine });
    }
    alive = earlier;
    onLine = lineBefore;
  }
  const named = new Set(relatives.map((one) => one.individual.id));
  return relatives.map((one) => ({ ...one, parents: one.parents.filter((parent) => named.has(parent)) }));
}

/** A child of a whole population, as in CMA-ES, is drawn as the child of the first. */
function drawnParents({ parents }: IndividualRecord): number[] {
  const different = [...new Set(parents)];
  return different.length > 2 ? different.slice(0, 1) : different;
}
