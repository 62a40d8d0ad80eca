/**
 * Parents and children compete for the places of the parents. In a tie the children win, so that the population can
 * move on plateaus.
 */

import type { Json } from '../base/json.ts';
import type { Rate } from './bestFirst.ts';
import { bestFirst, validMembers } from './bestFirst.ts';
import { breed } from './breed.ts';
import type { Evolver, Member, Variation } from './evolver.ts';
import type { HallSettings } from './hallOfFame.ts';
import type { PopulationState } from './populationEvolver.ts';
import { createPopulationEvolver } from './populationEvolver.ts';
import type { PickParent } from './selection/selections.ts';
import { createPick } from './selection/selections.ts';

export interface PlusSettings extends HallSettings {
  readonly size: number;
  readonly children: number;
  readonly crossoverRate: number;
  /** Every parent is the best of this many random draws. */
  readonly tournamentSize: number;
  /** Whether all valid members are parents in turn, instead. */
  readonly inTurn?: boolean;
  /** Whether the parents are measured again with their children. */
  readonly remeasure: boolean;
  readonly rate: Rate;
}

export function createPlusEvolver<G extends Json>(
  settings: PlusSettings,
  variation: Variation<G>,
): Evolver<G, PopulationState<G>> {
  const { size, remeasure, rate } = settings;
  const selection = { ...settings, selection: 'tournament', pressure: 1 };
  const pick = (population: readonly Member<G>[]): PickParent<G> =>
    settings.inTurn ? pickInTurn(population) : createPick(population, selection, rate);
  const breeding = { ...settings, inherit: false, variation };
  return createPopulationEvolver(
    {
      size,
      hall: settings,
      rate,
      inherit: false,
      pick,
      breed: ({ population }, newcomers, rng) => breed(pick(population), settings.children - newcomers, breeding, rng),
      again: ({ population }) => (remeasure ? population : []),
      survive: (parents, children) => bestFirst([...children, ...parents], rate).slice(0, size),
    },
    variation,
  );
}

function pickInTurn<G>(population: readonly Member<G>[]): PickParent<G> {
  const valid = validMembers(population);
  const parents = valid.length === 0 ? population : valid;
  let next = 0;
  return () => parents[next++ % parents.length]!;
}
