/**
 * The hall of fame. With the policy `best` it contains the best ever, with `recent` the best of each generation, the
 * latest first. If it is distinct, the newer measurement of a key replaces the older one, better or worse, so that luck
 * does not last. If not, it contains every entry as often as it was made (Greaney 2026). In a tie the older entry stays
 * in front.
 */

import { choice, onOff, wholeNumber } from '../base/setting.ts';
import type { Values } from '../base/setting.ts';
import { bestFirst, validMembers } from './bestFirst.ts';
import type { Member } from './evolver.ts';

export const hallSettings = {
  hall: wholeNumber('places in the hall of fame', 0, 1000, 20),
  hallPolicy: choice(
    'who enters the hall: the best ever, or the best of each generation',
    ['best', 'recent'],
    'recent',
  ),
  hallDistinct: onOff('keep equal individuals in the hall only once', true),
} as const;

export type HallSettings = Values<typeof hallSettings>;

/** The hall after a generation, given all who were measured in it and all who live after it. */
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
  // The first of each key enters, not the luckiest. Older entries with a key that has just entered leave the hall.
  const newer = entering.filter(isFirst);
  const older = hall.filter(isFirst);
  return (isRecent ? [...newer, ...older] : bestFirst([...older, ...newer])).slice(0, size);
}
