/**
 * What all methods with a population have in common: birth numbers, initial individuals, the hall of fame, newcomers,
 * and the state. A method adds how it breeds, which members are measured again, and who survives.
 */

import type { Json } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import type { Rate } from './bestFirst.ts';
import { bestFirst, validMembers } from './bestFirst.ts';
import type { Newborn } from './births.ts';
import { FIRST_BIRTHS, afterBirths, giveBirth } from './births.ts';
import { conversing } from './askTell.ts';
import type { Births, Evolver, Member, Variation } from './evolver.ts';
import type { HallSettings } from './hallOfFame.ts';
import { updateHall } from './hallOfFame.ts';
import type { PickParent } from './selection/selections.ts';
import { settle, strangersAmong } from './settle.ts';

export type PopulationState<G> = {
  readonly births: Births;
  /** The number of calls of `tell` so far. */
  readonly generation: number;
  readonly population: readonly Member<G>[];
  readonly hall: readonly Member<G>[];
  /** Newcomers that take part in the next generation, whatever they were worth elsewhere. */
  readonly arrivals?: readonly Member<G>[];
};

export interface Method<G> {
  /** How many members live. */
  readonly size: number;
  readonly hall: HallSettings;
  /** The rating of members, if it is not their fitness. */
  readonly rate?: Rate;
  /** Whether members that are asked about again keep their worth instead of being measured again. */
  readonly inherit: boolean;
  /** Selects parents. */
  pick(population: readonly Member<G>[]): PickParent<G>;
  /** The children of a generation that has so many newcomers. */
  breed(state: PopulationState<G>, newcomers: number, rng: Rng): readonly Newborn<G>[];
  /** Earlier members to ask about again, each once. */
  again(state: PopulationState<G>): readonly Member<G>[];
  /**
   * Who survives, out of the earlier members with their newest worth, their children and newcomers, and those asked
   * about again.
   */
  survive(
    parents: readonly Member<G>[],
    children: readonly Member<G>[],
    again: readonly Member<G>[],
  ): readonly Member<G>[];
}

export function createPopulationEvolver<G extends Json>(
  method: Method<G>,
  variation: Variation<G>,
): Evolver<G, PopulationState<G>> {
  const firstGenomes = (rng: Rng) => variation.create(method.size, rng).map((genome) => ({ genome, parents: [] }));
  const askAgain = ({ worth, ...rest }: Member<G>) => (method.inherit ? { ...rest, known: worth } : rest);
  return conversing<G, PopulationState<G>>({
    start: (births = FIRST_BIRTHS) => ({ births, generation: 0, population: [], hall: [] }),

    ask(state, rng) {
      const arrivals = arrivalsIn(state);
      const newborns = state.generation === 0 ? firstGenomes(rng) : method.breed(state, arrivals.length, rng);
      return [
        ...giveBirth(state.births, newborns),
        ...arrivals.map(({ id, genome, parents }) => ({ id, genome, parents })),
        ...method.again(state).map(askAgain),
      ];
    },

    tell(state, measured) {
      const asked = method.again(state);
      const young = Math.max(0, measured.length - asked.length);
      const [children, again] = [measured.slice(0, young), measured.slice(young)];
      const parents = renew(state.population, again);
      const population = state.generation === 0 ? children : method.survive(parents, children, again);
      return {
        births: afterBirths(state.births, young - arrivalsIn(state).length),
        generation: state.generation + 1,
        population,
        hall: updateHall(state.hall, measured, population, method.hall, (genome) => variation.key(genome)),
      };
    },

    population: ({ population }) => population,
    hall: ({ hall }) => hall,
    emigrants: ({ population }, count, by, rng) => {
      const valid = validMembers(population);
      return by === 'best'
        ? bestFirst(valid).slice(0, count)
        : pickEach(valid, count, (left) => method.pick(left), rng);
    },
    receive(state, newcomers, by) {
      if (by === 'merit') return { ...state, population: settle(state.population, newcomers, method.rate) };
      const present = [...state.population, ...arrivalsIn(state), ...method.again(state)];
      const strangers = strangersAmong(newcomers, present);
      return strangers.length === 0 ? state : { ...state, arrivals: [...arrivalsIn(state), ...strangers] };
    },
  });
}

/** Different members, each selected as a parent is, among those that are left. */
function pickEach<G>(members: readonly Member<G>[], count: number, pick: Method<G>['pick'], rng: Rng): Member<G>[] {
  const picked: Member<G>[] = [];
  let left = members;
  while (picked.length < count && left.length > 0) {
    const one = pick(left)(rng);
    picked.push(one);
    left = left.filter((member) => member !== one);
  }
  return picked;
}

function arrivalsIn<G>({ arrivals = [] }: PopulationState<G>): readonly Member<G>[] {
  return arrivals;
}

/** All members with their newest worth. */
function renew<G>(population: readonly Member<G>[], again: readonly Member<G>[]): readonly Member<G>[] {
  const newest = new Map(again.map((member) => [member.id, member]));
  return population.map((member) => newest.get(member.id) ?? member);
}
