/** How large an experiment is, from what its parts say of themselves. */

import { generationSize } from '../evolvers/evolvers.ts';
import { dimensionOf } from '../genomes/representations.ts';
import { trialNamed } from '../trials/trials.ts';
import type { Experiment } from './experiment.ts';

export interface ExperimentSize {
  /** Who live or are asked about in a generation, on all islands. */
  readonly individuals: number;
  /** Of a generation, at the most. */
  readonly games: number;
}

export function experimentSize({ genome, evolver, islands, fitness }: Experiment): ExperimentSize {
  const { living, asked } = generationSize(evolver, dimensionOf(genome));
  const individuals = Math.max(living, asked) * islands.count;
  const { method, ...fields } = fitness;
  return { individuals, games: trialNamed(method).gamesOf(fields, individuals, islands.count) };
}
