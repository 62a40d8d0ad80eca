/**
 * The family tree of an individual: both parents of each relative as far back as there is room, and beyond that the line
 * of first parents. Each appears in the generation in which it was born.
 */

import type { IndividualRecord } from '../store/records.ts';

export interface Relative {
  readonly individual: IndividualRecord;
  /** The generation in which it was born. */
  readonly generation: number;
  /** Its parents that are in the tree. */
  readonly parents: readonly number[];
  /** Whether it is the individual itself or the first parent of one on the line. */
  readonly isOnLine: boolean;
}

/** Limits of a family tree. */
interface FamilyLimits {
  /** The number of relatives after which only the line of first parents continues. */
  readonly most: number;
  /** Relatives born before this generation are left out. */
  readonly since?: number;
}

/** The latest first. The members of each generation are requested one generation at a time, the latest first. */
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
