/**
 * What migrations do: drops of the genotypic similarity of an island, and the distance between islands. A newcomer
 * plays first in the generation after the interval, so with an interval of 15 in generations 15, 30 and so on.
 */

import { mean } from '../../stats/spread.ts';
import type { Course } from './course.ts';

/** A fall of similarity by more than this from one generation to the next is a drop. */
export const LEAST_DROP = 0.25;
/** A drop in so many generations from the arrival on counts as one after a migration. */
const GENERATIONS_AFTER = 2;

/** A generation of an island. */
interface Drop {
  /** Counted from 1. */
  readonly island: number;
  readonly generation: number;
  readonly from: number;
  readonly to: number;
  readonly isAfterMigration: boolean;
}

/** Drops and the generations in which there could have been one, over all islands. */
export interface DropRates {
  readonly drops: readonly Drop[];
  readonly after: { readonly drops: number; readonly generations: number };
  readonly elsewhere: { readonly drops: number; readonly generations: number };
}

/** From the first generation with newcomers on; before, similarity is low and unsteady. */
export function dropRates({ islands, interval = Infinity }: Course): DropRates {
  const steps = islands.flatMap(({ similarity }, index) =>
    similarity.flatMap((to, generation) => {
      if (generation < interval) return [];
      const from = similarity[generation - 1]!;
      const isAfterMigration = generation % interval < GENERATIONS_AFTER;
      return [{ island: index + 1, generation, from, to, isAfterMigration }];
    }),
  );
  const isDrop = ({ from, to }: Drop): boolean => from - to > LEAST_DROP;
  const part = (isAfter: boolean) => {
    const own = steps.filter(({ isAfterMigration }) => isAfterMigration === isAfter);
    return { drops: own.filter(isDrop).length, generations: own.length };
  };
  return { drops: steps.filter(isDrop), after: part(true), elsewhere: part(false) };
}

/** How many more drops there are in a generation of an island after a migration than in the others. */
export function excessDrops(course: Course): number {
  const { after, elsewhere } = dropRates(course);
  return rateOf(after) - rateOf(elsewhere);
}

/** How much further apart the islands are at the end than just before the first migration. */
export function divergence(course: Course): number {
  return islandDistance(course, -1) - islandDistance(course, (course.interval ?? 0) - 1);
}

/** The mean absolute difference between the mean weights of two islands, over all pairs of islands and all weights. */
export function islandDistance({ islands }: Course, generation: number): number {
  const all = islands.map(({ weights }) => weights.at(generation)!.flat());
  const differences = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => one.map((weight, place) => Math.abs(weight - other[place]!))),
  );
  return mean(differences);
}

function rateOf({ drops, generations }: DropRates['after']): number {
  return generations === 0 ? 0 : drops / generations;
}
