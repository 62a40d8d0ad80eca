/** How newcomers from other islands settle in a population. */

import type { Rate } from './bestFirst.ts';
import { bestFirst, onceEach } from './bestFirst.ts';
import type { Member } from './evolver.ts';

/** The best of both, in order of arrival. Of equals a newcomer stays, or on a plateau nothing would ever spread. */
export function settle<G>(
  population: readonly Member<G>[],
  newcomers: readonly Member<G>[],
  rate?: Rate,
): readonly Member<G>[] {
  const residents = new Set(population.map(({ id }) => id));
  const strangers = onceEach(newcomers).filter(({ id }) => !residents.has(id));
  const staying = new Set(bestFirst([...strangers, ...population], rate).slice(0, population.length));
  return [...population, ...strangers].filter((member) => staying.has(member));
}
