/** The origin of a champion: the line of its first parents, back to an individual of the first generation. */

import type { AncestorRecord, IndividualRecord } from '../store/records.ts';

/**
 * The line of an individual of a generation, beginning with itself. The members of each generation are requested one
 * generation at a time, the latest first.
 */
export function ancestryOf(
  individual: IndividualRecord,
  generation: number,
  membersOf: (generation: number) => readonly IndividualRecord[],
): AncestorRecord[] {
  const line: AncestorRecord[] = [];
  let current: IndividualRecord | undefined = individual;
  for (let at = generation; current && at >= 0; at--) {
    const { id, parents, text, worth }: IndividualRecord = current;
    const before: readonly IndividualRecord[] = at === 0 ? [] : membersOf(at - 1);
    const itself: IndividualRecord | undefined = before.find((member) => member.id === id);
    if (itself) continue;
    line.push({ id, generation: at, text, worth, parents });
    current = before.find((member) => member.id === parents[0]);
  }
  return line;
}
