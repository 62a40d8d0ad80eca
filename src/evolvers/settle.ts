/** How newcomers from other islands join a population. */

import type { Rate } from './bestFirst.ts';
import { bestFirst, onceEach } from './bestFirst.ts';
import type { Member } from './evolver.ts';

/** The best of both, in order of arrival. In a tie a newcomer stays; otherwise nothing would spread on a plateau. */
export function settle<G>(
  population: readonly Member<G>[],
  newcomers: readonly Member<G>[],
  rate?: Rate,
): readonly Member<G>[] {
  const strangers = strangersAmong(newcomers, population);
  const staying = new Set(bestFirst([...strangers, ...population], rate).slice(0, population.length));
  return [...population, ...strangers].filter((member) => staying.has(member));
}

/** The newcomers that do not live there yet, each once. */
export function strangersAmong<G>(newcomers: readonly Member<G>[], population: readonly Member<G>[]): Member<G>[] {
  const residents = new Set(population.map(({ id }) => id));
  return onceEach(newcomers).filter(({ id }) => !residents.has(id));
}
