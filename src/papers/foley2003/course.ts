/** The course of a run: the mean weights and the genotypic similarity of its generations, and of each island. */

import { EQUALITY } from '../../genomes/weights.ts';
import { meanWeightName } from '../../genomes/weightsTraits.ts';
import { mean } from '../../stats/spread.ts';
import type { GenerationRecord, Traits } from '../../store/records.ts';
import { SHAPE_TERMS, STAGE_PHASES } from './terms.ts';

/** The mean weight of each term in each stage. */
export type StageWeights = readonly (readonly number[])[];

export interface Course {
  /** By generation, over the whole population. */
  readonly weights: readonly StageWeights[];
  /** The share of the weights equal to those of the fittest of its island, which does not count, by generation. */
  readonly similarity: readonly number[];
  /** The same for each island; a single population is one island. */
  readonly islands: readonly IslandCourse[];
  /** The generations between migrations; undefined for a single population. */
  readonly interval: number | undefined;
}

export type IslandCourse = Pick<Course, 'weights' | 'similarity'>;

export function courseOf(
  generations: readonly Pick<GenerationRecord, 'statistics'>[],
  { count, interval }: { readonly count: number; readonly interval: number },
): Course {
  const whole = partOf(generations.map(({ statistics }) => statistics.traits ?? {}));
  if (count === 1) return { ...whole, islands: [whole], interval: undefined };
  const islands = Array.from({ length: count }, (_, index) =>
    partOf(generations.map(({ statistics }) => statistics.islands?.[index] ?? {})),
  );
  const similarity = whole.weights.map((_, generation) => mean(islands.map((own) => own.similarity[generation]!)));
  return { weights: whole.weights, similarity, islands, interval };
}

function partOf(traits: readonly Traits[]): IslandCourse {
  return {
    weights: traits.map((own) =>
      STAGE_PHASES.map(({ name }) => SHAPE_TERMS.map((term) => own[meanWeightName(name, term)] ?? 0)),
    ),
    similarity: traits.map((own) => (own[EQUALITY] ?? 0) / 100),
  };
}
