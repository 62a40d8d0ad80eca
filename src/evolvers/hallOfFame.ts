/**
 * The hall of fame. With the policy `best` it holds the best ever, with `recent` the best of each generation, the
 * latest first. If it is distinct, the newer measurement of a key takes the place of the older one, be it better or
 * worse, so that luck does not last; if not, it holds whoever got in, as often as they did (Greaney 2026). Of equally
 * good ones the older stays in front.
 */

import { choice, onOff, wholeNumber } from '../base/setting.ts';
import type { Values } from '../base/setting.ts';
import { bestFirst, validMembers } from './bestFirst.ts';
import type { Member } from './evolver.ts';

export const hallSettings = {
  hall: wholeNumber('places in the hall of fame', 0, 1000, 20),
  hallPolicy: choice('who enters it: the best ever, or the best of each generation', ['best', 'recent'], 'recent'),
  hallDistinct: onOff('whether it holds individuals that are the same only once', true),
} as const;

export type HallSettings = Values<typeof hallSettings>;

/** The hall after a generation: all who were measured in it, and those who live after it. */
export function updateHall<G>(
  hall: readonly Member<G>[],
  measured: readonly Member<G>[],
  population: readonly Member<G>[],
  { hall: size, hallPolicy, hallDistinct }: HallSettings,
  key: (genome: G) => string,
): readonly Member<G>[] {
  const isRecent = hallPolicy === 'recent';
  const entering = validMembers(isRecent ? bestFirst(population).slice(0, 1) : measured);
  const seen = new Set<string>();
  const isFirst = ({ genome }: Member<G>) => !hallDistinct || seen.size < seen.add(key(genome)).size;
  // The first of each key enters, not the luckiest; then whoever is known by now leaves the hall.
  const newer = entering.filter(isFirst);
  const older = hall.filter(isFirst);
  return (isRecent ? [...newer, ...older] : bestFirst([...older, ...newer])).slice(0, size);
}
